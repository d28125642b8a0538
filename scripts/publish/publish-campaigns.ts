import { parseArgs } from 'node:util'
import { formatDiagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { openPublisher } from '../../engine/compile/release/publisher.ts'
import type { Published, Publisher } from '../../engine/compile/release/publisher.ts'
import { goBack, readLive } from '../../engine/compile/release/release-writer.ts'
import { watchCampaigns } from '../../engine/compile/load/watch-campaigns.ts'
import type { Saves } from '../../engine/compile/load/watch-campaigns.ts'
import { counted } from '../../engine/words/counted.ts'
import { endRefused } from '../../server/process/process-life.ts'
import { readPublicOrigin } from '../public-origin.ts'
import { publishedLines } from './published-report.ts'

const options = {
  watch: { type: 'boolean', default: false },
  back: { type: 'boolean', default: false },
  /** Set by `npm start`, which has built already: its result, "fine", "quick" or "refused". */
  beside: { type: 'string' },
  campaigns: { type: 'string', default: 'campaigns' },
  out: { type: 'string', default: 'dist' },
  cache: { type: 'string', default: '.cache/porchlight' },
} as const

const say = (line: string) => console.log(line)

const publishAsAsked = async () => {
  const { values } = parseArgs({ options })
  if (values.back) return publishFormer(values.out)
  const publisher = await openPublisher({
    campaignsDir: values.campaigns,
    outDir: values.out,
    cacheDir: values.cache,
    publicOrigin: readPublicOrigin(),
    onProgress: values.beside === undefined ? say : () => {},
  })
  // Watch before reading, so that no save is missed.
  const changes = values.watch ? watchCampaigns(values.campaigns) : null
  if (values.beside !== undefined) await catchUp(publisher, { of: values.beside, out: values.out })
  else {
    const former = await readLive(values.out)
    const isFine = await report(publisher.publishAll(), performance.now())
    if (!changes && !isFine) process.exitCode = 1
    if (!changes && isFine && former !== '')
      say('`npm run publish -- --back` makes what was live before live again.')
  }
  if (!changes) return
  await publisher.warmUp().catch(sayFailure)
  if (values.beside === undefined)
    say(`Watching ${values.campaigns}; every save goes live. Ctrl-C stops it, and what is live stays.`)
  await follow(publisher, changes)
}

const publishFormer = async (out: string) => {
  const name = await goBack(out)
  if (name === null) {
    console.error(`${out} has no earlier release: nothing was changed.`)
    process.exitCode = 1
    return
  }
  say(`Live again: ${name}. The campaign files are as they were: the next publish makes them live.`)
}

const follow = async (publisher: Publisher, changes: AsyncIterable<Saves>) => {
  for await (const { coaches, at } of changes) await report(publisher.publish(coaches), at).catch(sayFailure)
}

/** Does not repeat what `npm start` has reported; publishes what was saved since. */
const catchUp = async (publisher: Publisher, start: { of: string; out: string }) => {
  process.once('disconnect', () => process.exit())
  if (!process.connected) process.exit()
  const since = performance.now()
  const before = await readLive(start.out)
  try {
    const result = await publisher.publishAll()
    if (result.ok && start.of === 'quick')
      return say(
        `PDFs, pictures of shared links and full compression are live, too (${secondsSince(since)}).`,
      )
    const isKnown = result.ok ? result.name === before : start.of === 'refused'
    if (!isKnown) await report(Promise.resolve(result), since)
  } catch (error) {
    sayFailure(error)
  }
}

const report = async (publishing: Promise<Published>, since: number) => {
  const result = await publishing
  if (result.ok) publishedLines(result, secondsSince(since)).forEach(say)
  else sayDiagnostics(result)
  return result.ok
}

const secondsSince = (since: number) => `${((performance.now() - since) / 1000).toFixed(2)} s`

/** A file deleted while it is read or a full disk does not stop the watcher. */
const sayFailure = (error: unknown) => {
  const reported = error instanceof Error ? error.message : String(error)
  console.error(
    `Nothing was published: ${reported}\nIt is tried again with the next save. What was live stays live.`,
  )
}

const sayDiagnostics = ({ diagnostics }: Published & { ok: false }) => {
  console.error(diagnostics.map(formatDiagnostic).join('\n\n'))
  console.error(
    `\nNothing was published: ${counted(diagnostics.length, 'diagnostic')}. What was live stays live.`,
  )
}

/**
 * `npm run publish [-- --watch | --back]`: builds and publishes the campaigns. `--watch` also publishes every save; `--back`
 * makes the release live again that was live before.
 */
export const publishCampaigns = (): Promise<void> => publishAsAsked().catch(endRefused)
