import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runMeasured } from '../run-measured.ts'
import { toMegabytes } from '../timing.ts'
import { astro } from './astro.ts'
import { checkPages } from './check-pages.ts'
import { eleventy } from './eleventy.ts'
import { hugo } from './hugo.ts'
import type { Peer } from './peer.ts'

const peers: readonly Peer[] = [eleventy, astro, hugo]

export const peerFields = peers.flatMap(({ name }) => [`${name} s`, `${name} MB`])

export const peerVersions = (): string =>
  peers.map(({ name, version }) => `${name} ${version() ?? '- (not installed)'}`).join(', ')

/** Cells of a row below `peerFields`: each builds the same campaigns, one after the other. */
export const measurePeers = async (campaignsDir: string, size: number): Promise<string[]> => {
  const cells: string[] = []
  for (const peer of peers) cells.push(...(await cellsOf(peer, campaignsDir, size)))
  return cells
}

const cellsOf = async (peer: Peer, campaignsDir: string, size: number) => {
  if (peer.version() === null) return ['-', '-']
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'porchlight-bench-'))
  try {
    peer.write(temporary.path, campaignsDir)
    const { seconds, memory } = await runMeasured(peer.command, peer.words, {
      cwd: temporary.path,
      env: peer.env ?? {},
    })
    checkPages(join(temporary.path, peer.output), campaignsDir, size)
    return [seconds.toFixed(2), String(toMegabytes(memory))]
  } catch (error) {
    console.error(`${peer.name}, ${size} campaigns:`, error)
    process.exitCode = 1
    return ['error', 'error']
  }
}
