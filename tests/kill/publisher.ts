/**
 * `npm run test:kill-publisher [-- --kills N] [--seed N]`: saves every campaign and publishes, and kills the publisher at a random
 * moment while it builds, switches or polishes. All the while visitors open the pages of a running server: each answer must be
 * a whole page, and what is live must always be one state of the files with every file that it names.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { launchProduct } from '../product.ts'
import { twoCoaches } from '../two-coaches.ts'
import { faultsOfLive, faultsOfPage } from './live-faults.ts'
import { seeded } from './seeded.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const kills = Number(values.kills)
const random = seeded(Number(values.seed))
const paths = ['/sleep-guide', '/siesta']
const root = join(import.meta.dirname, '../..')

/** Each campaign says the round in its description. */
const save = (folder: string, round: number) => {
  for (const [file, text] of Object.entries(twoCoaches)) {
    const path = join(folder, 'campaigns', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text.replace(/Seven evenings[^\n]*/, `Round ${round} of better sleep.`))
  }
}

const publish = (folder: string) => {
  const cache = join(root, '.cache/porchlight')
  const folders = [`--campaigns=${folder}/campaigns`, `--out=${folder}/dist`, `--cache=${cache}`]
  const child = spawn(process.execPath, [join(root, 'scripts/publish/publish.mjs'), ...folders], {
    stdio: 'ignore',
  })
  return { ended: once(child, 'exit'), kill: () => child.kill('SIGKILL') }
}

/** Opens pages until the returned function is called, which says what was wrong with them. */
const visit = (origin: string) => {
  const faults: string[] = []
  const over = new AbortController()
  let opened = 0
  const loop = async () => {
    while (!over.signal.aborted) {
      for (const path of paths) faults.push(...(await faultsOfPage(origin, path)))
      opened += paths.length
      await pause(5)
    }
  }
  const looping = loop()
  return async () => {
    over.abort()
    await looping
    return { faults, opened }
  }
}

const main = async () => {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'porchlight-kill-publisher-'))
  const folder = temporary.path
  save(folder, 0)
  const started = performance.now()
  await publish(folder).ended
  const longest = performance.now() - started
  await using product = await launchDisposable(folder)
  const stop = visit(product.origin)
  const faults: string[] = []
  const rounds = new Set<number>()
  for (let kill = 1; kill <= kills; kill += 1) {
    save(folder, kill)
    const { ended, kill: killNow } = publish(folder)
    await Promise.race([ended, pause(random() * longest)])
    killNow()
    await ended
    const live = faultsOfLive(folder)
    faults.push(...live.faults)
    rounds.add(live.round)
  }
  await publish(folder).ended
  const last = faultsOfLive(folder)
  if (last.round !== kills) faults.push(`The last publish left round ${last.round} live.`)
  if (last.isQuick) faults.push('The last publish polished nothing.')
  const visits = await stop()
  faults.push(...last.faults, ...visits.faults)
  console.log(`${kills} kills within ${(longest / 1000).toFixed(1)} s of a publish, seed ${values.seed}`)
  console.log(`${rounds.size} states went live, ${visits.opened} pages opened, ${faults.length} faults`)
  for (const fault of new Set(faults)) console.log(`  ${fault}`)
  if (faults.length > 0 || visits.opened < kills) process.exitCode = 1
}

const launchDisposable = async (folder: string) => {
  const product = await launchProduct({ folder })
  return { origin: product.origin, [Symbol.asyncDispose]: () => product.close() }
}

await main()
