/**
 * `npm run bench:build [-- --sizes 500,1000] [--peers]`: seconds until generated campaigns are live with an empty cache and
 * again unchanged, from saving a text or a path until a running server shows it (while the rest is polished), and of the
 * polishing alone. `--peers`: other generators build them, too.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { costOf } from '../../tests/hostile/process-cost.ts'
import { launchProduct } from '../../tests/product.ts'
import { toTable } from '../text-table.ts'
import { campaignFileOf, writeManyCampaigns } from './many-campaigns.ts'
import { measurePeers, peerFields, peerVersions } from './peers/peers.ts'
import { runMeasured } from './run-measured.ts'
import { quantile, toMegabytes } from './timing.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '500,1000' },
    rounds: { type: 'string', default: '9' },
    peers: { type: 'boolean', default: false },
  },
})

const argumentsOf = (dir: string) =>
  Object.entries({ campaigns: 'campaigns', out: 'dist', cache: 'cache' }).map(
    ([option, folder]) => `--${option}=${join(dir, folder)}`,
  )

const command = (dir: string) => ['scripts/build/build.mjs', ...argumentsOf(dir)]

/** Until the pages are live. */
const build = (dir: string) => runMeasured(process.execPath, command(dir), { until: 'is live' })

/** Polishing ten thousand pages takes a quarter of an hour. */
const mostPolished = 1000

const polish = async (dir: string, size: number) =>
  size > mostPolished ? null : runMeasured(process.execPath, command(dir))

type Save = { file: string; find: RegExp; write: string; url: string; expected: string }

/** Seconds from saving a file until the server returns the new text. */
const untilLive = async ({ file, find, write, url, expected }: Save): Promise<number> => {
  const text = readFileSync(file, 'utf8').replace(find, write)
  const started = performance.now()
  writeFileSync(file, text)
  for (;;) {
    const response = await fetch(url)
    if ((await response.text()).includes(expected)) return (performance.now() - started) / 1000
    // A loop without a pause would take a core from the processes that are measured.
    await pause(5)
    if (performance.now() - started > 60_000) throw new Error('The change did not go live within a minute.')
  }
}

const measureSaves = async (file: string, origin: string) => {
  const texts: number[] = []
  const paths: number[] = []
  const rounds = Array.from({ length: Number(values.rounds) }, (_, round) => `Seen in round ${round}`)
  for (const expected of rounds) {
    const write = `text: Free, and in person. ${expected}.`
    texts.push(await untilLive({ file, find: /text: Free[^\n]*/, write, url: `${origin}/page-1`, expected }))
  }
  for (const [round] of rounds.entries()) {
    const path = `/page-1-moved-${round}`
    const expected = rounds.at(-1) ?? ''
    paths.push(
      await untilLive({
        file,
        find: /^path: .*$/m,
        write: `path: ${path}`,
        url: `${origin}${path}`,
        expected,
      }),
    )
  }
  return [texts, paths].flatMap((times) => [quantile(times, 0.5), quantile(times, 1)])
}

const watch = async (dir: string) => {
  const child = spawn(process.execPath, ['scripts/publish/publish.mjs', '--watch', ...argumentsOf(dir)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const lines = createInterface(child.stdout)
  for await (const line of lines) if (line.startsWith('Watching')) break
  if (child.exitCode !== null) throw new Error('The publisher ended before it watched.')
  child.stdout.resume()
  return async () => {
    child.kill()
    await ended
  }
}

const measureLive = async (dir: string) => {
  await using started = new AsyncDisposableStack()
  const environment = { NODE_OPTIONS: '--max-semi-space-size=4' }
  const product = await launchProduct({ folder: dir, environment })
  started.defer(product.close)
  started.defer(await watch(dir))
  const saves = await measureSaves(join(dir, 'campaigns', campaignFileOf(1)), product.origin)
  return { saves, memory: toMegabytes(costOf(product.pid())?.memory() ?? 0) }
}

const measure = async (size: number, bundles: string) => {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'porchlight-bench-'))
  const dir = temporary.path
  writeManyCampaigns(join(dir, 'campaigns'), size)
  cpSync(bundles, join(dir, 'cache/bundles'), { recursive: true })
  const cold = await build(dir)
  const peers = values.peers ? await measurePeers(join(dir, 'campaigns'), size) : []
  const unchanged = await build(dir)
  const live = await measureLive(dir)
  return { cold, peers, unchanged, ...live, polished: await polish(dir, size) }
}

const main = async () => {
  // The bundles of the code are built once: their time is not a campaign's.
  using first = mkdtempDisposableSync(join(tmpdir(), 'porchlight-bench-'))
  writeManyCampaigns(join(first.path, 'campaigns'), 3)
  const { seconds } = await build(first.path)
  console.log(`Bundles of the code and three pages: ${seconds.toFixed(1)} s.`)
  if (values.peers) {
    console.log(peerVersions())
    await measurePeers(join(first.path, 'campaigns'), 3)
  }
  const rows: (string | number)[][] = []
  for (const size of values.sizes.split(',').map(Number)) {
    const made = await measure(size, join(first.path, 'cache/bundles'))
    const { cold, peers, unchanged, saves, memory, polished } = made
    const each = ((cold.seconds / size) * 1000).toFixed(1)
    const builds = [cold.seconds.toFixed(1), toMegabytes(cold.memory), each, ...peers]
    rows.push([
      size,
      ...builds,
      unchanged.seconds.toFixed(2),
      ...saves.map((s) => s.toFixed(3)),
      memory,
      polished?.seconds.toFixed(1) ?? '-',
    ])
  }
  const live = ['text live s', 'slowest s', 'path live s', 'slowest s']
  const builds = ['cold s', 'cold MB', 'ms a page', ...(values.peers ? peerFields : [])]
  console.log(toTable(['campaigns', ...builds, 'unchanged s', ...live, 'server RSS MB', 'polish s'], rows))
}

await main()
