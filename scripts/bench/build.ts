/**
 * `npm run bench:build [-- --sizes 500,1000]`: seconds to build so many campaigns with an empty cache, again unchanged, and
 * from a save of words or of a path until a running server shows it.
 */
import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createPool } from '../../server/adapters/postgres.ts'
import { migrate } from '../../server/db/migrate.ts'
import { startTestDatabase } from '../../tests/postgres/start.ts'
import { toTable } from '../text-table.ts'
import { end, launchBenchServers } from './bench-servers.ts'
import { launchCountingSink } from './launch-sink.ts'
import { campaignFileOf, writeManyCampaigns } from './many-campaigns.ts'

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '500,1000' }, rounds: { type: 'string', default: '9' } },
})

const seconds = (work: () => void): number => {
  const started = performance.now()
  work()
  return (performance.now() - started) / 1000
}

const foldersOf = (dir: string) => ({
  campaigns: join(dir, 'campaigns'),
  out: join(dir, 'dist'),
  cache: join(dir, 'cache'),
})

const argumentsOf = (dir: string) =>
  Object.entries(foldersOf(dir)).flatMap(([name, path]) => [`--${name}`, path])

const build = (dir: string) => {
  const built = spawnSync(process.execPath, ['scripts/build/build.ts', ...argumentsOf(dir)], {
    encoding: 'utf8',
  })
  if (built.status !== 0) throw new Error(`The generated campaigns cannot be built:\n${built.stderr}`)
}

type Save = { file: string; find: RegExp; write: string; url: string; expected: string }

/** Seconds from saving a file until the server answers with what was saved. */
const untilLive = async ({ file, find, write, url, expected }: Save): Promise<number> => {
  const text = readFileSync(file, 'utf8').replace(find, write)
  const started = performance.now()
  writeFileSync(file, text)
  for (;;) {
    const answer = await fetch(url)
    if ((await answer.text()).includes(expected)) return (performance.now() - started) / 1000
    // A browser asks once; a loop without a rest would take a core from those whose work is measured.
    await pause(5)
    if (performance.now() - started > 60_000) throw new Error('The change did not go live within a minute.')
  }
}

/** Other words, then another path: median and slowest of each. */
const measureSaves = async (file: string, origin: string) => {
  const rounds = Array.from({ length: Number(values.rounds) }, (_, round) => `Seen in round ${round}`)
  const [words, paths]: [number[], number[]] = [[], []]
  const url = `${origin}/page-1`
  const ofWords = { file, find: /text: Free[^\n]*/, url }
  for (const seen of rounds)
    words.push(await untilLive({ ...ofWords, write: `text: Free, and in person. ${seen}.`, expected: seen }))
  const ofPaths = { file, find: /^path: .*$/m, expected: rounds.at(-1) ?? '' }
  for (const [round] of rounds.entries()) {
    const path = `/page-1-moved-${round}`
    paths.push(await untilLive({ ...ofPaths, write: `path: ${path}`, url: `${origin}${path}` }))
  }
  return { words: spread(words), paths: spread(paths) }
}

const spread = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, slowest: sorted.at(-1) ?? 0 }
}

const watching = async (dir: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['scripts/publish/publish.mjs', '--watch', ...argumentsOf(dir)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let isWatching = false
  for await (const line of createInterface(child.stdout))
    if ((isWatching = line.startsWith('Watching'))) break
  if (!isWatching) throw new Error('The publisher ended before it watched.')
  child.stdout.resume()
  return child
}

const measureLive = async (dir: string) => {
  await using started = new AsyncDisposableStack()
  const database = await startTestDatabase({ durable: true })
  started.defer(() => database.stop())
  const pool = createPool(database.url)
  await migrate(pool)
  await pool.query('create table bench_leads (name text, email text)')
  await pool.end()
  const sink = await launchCountingSink()
  started.defer(() => sink.close())
  const { out: releases, campaigns } = foldersOf(dir)
  const servers = await launchBenchServers(
    { name: 'live', servers: 1, worker: 'same' },
    { releases, databaseUrl: database.url, smtpUrl: sink.url },
  )
  started.defer(() => servers.stop())
  const publisher = await watching(dir)
  started.defer(() => end(publisher))
  const saves = await measureSaves(join(campaigns, campaignFileOf(1)), servers.origins[0] ?? '')
  return { ...saves, memory: (await servers.memory()) / 1_048_576 }
}

const measure = async (size: number, bundles: string) => {
  const dir = mkdtempSync(join(tmpdir(), 'porchlight-bench-'))
  writeManyCampaigns(join(dir, 'campaigns'), size)
  cpSync(bundles, join(dir, 'cache/bundles'), { recursive: true })
  const cold = seconds(() => build(dir))
  const nothing = seconds(() => build(dir))
  const live = await measureLive(dir)
  rmSync(dir, { recursive: true })
  return { size, cold, nothing, ...live }
}

/** The bundles of the code, made once: their time is not a campaign's. */
const prepare = () => {
  const dir = mkdtempSync(join(tmpdir(), 'porchlight-bench-'))
  writeManyCampaigns(join(dir, 'campaigns'), 3)
  const time = seconds(() => build(dir))
  console.log(`Bundles of the code and three pages: ${time.toFixed(1)} s.`)
  return dir
}

const first = prepare()
const found = []
for (const size of values.sizes.split(','))
  found.push(await measure(Number(size), join(first, 'cache/bundles')))
rmSync(first, { recursive: true })
const [least] = found
const each = ({ cold, size }: { cold: number; size: number }) => (cold / size) * 1000
console.log(
  toTable(
    [
      'campaigns',
      'cold s',
      'ms a page',
      'ratio',
      'nothing changed s',
      'one live s',
      'slowest s',
      'path moved s',
      'slowest s',
      'server RSS MB',
    ],
    found.map((row) => [
      String(row.size),
      row.cold.toFixed(1),
      each(row).toFixed(1),
      (each(row) / each(least ?? row)).toFixed(2),
      row.nothing.toFixed(2),
      ...[row.words, row.paths].flatMap(({ median, slowest }) => [median.toFixed(3), slowest.toFixed(3)]),
      row.memory.toFixed(0),
    ]),
  ),
)
