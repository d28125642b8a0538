import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { formatDiagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { openPublisher } from '../../engine/compile/release/publisher.ts'
import type { Published, Publisher } from '../../engine/compile/release/publisher.ts'
import { goBack, readLive } from '../../engine/compile/release/manifests.ts'
import { watchCampaigns } from '../../engine/compile/load/watch-campaigns.ts'
import { counted } from '../../engine/words/counted.ts'
import { StartRefused } from '../../server/errors.ts'
import { endRefused, stepBehindVisitors } from '../../server/process/process-life.ts'
import { otherOrigin } from '../../server/release/other-origin.ts'
import { readLiveManifest } from '../../server/release/read-live-manifest.ts'
import { readPublicOrigin } from '../public-origin.ts'
import { publishedLines } from './published-report.ts'

const options = {
  watch: { type: 'boolean', default: false },
  back: { type: 'boolean', default: false },
  /** Set by `npm start`, which says when to publish and waits for it. */
  beside: { type: 'boolean', default: false },
  campaigns: { type: 'string', default: 'campaigns' },
  out: { type: 'string', default: 'dist' },
  cache: { type: 'string', default: '.cache/porchlight' },
} as const

const say = (line: string) => console.log(line)

const publishAsAsked = async () => {
  const { values } = parseArgs({ options })
  if (values.back) return publishFormer(values.out)
  const isBeside = values.beside
  const publicOrigin = readPublicOrigin()
  if (!isBeside) refuseOtherOrigin(values.out, publicOrigin)
  const publisher = await openPublisher({
    campaignsDir: values.campaigns,
    outDir: values.out,
    cacheDir: values.cache,
    publicOrigin,
    onProgress: isBeside ? () => {} : say,
  })
  // Watch before reading, so that no save is missed.
  const changes = values.watch ? watchCampaigns(values.campaigns) : null
  if (isBeside) await publishWhenAsked(publisher)
  else if (changes) await report(publisher.publishAll(), performance.now()).catch(sayFailure)
  else return publishOnce(publisher, values.out)
  // Visitors come first.
  const polish = polisher(publisher, isBeside ? 1 : Math.max(1, availableParallelism() - 1))
  if (!changes) {
    await polish()
    // Nothing is left to do for `npm start`.
    process.disconnect?.()
    return
  }
  await publisher.warmUp().catch(sayFailure)
  if (!isBeside)
    say(`Watching ${values.campaigns}; every save goes live. Ctrl-C stops it, and what is live stays.`)
  void polish()
  for await (const { coaches, at } of changes) {
    await report(publisher.publish(coaches), at).catch(sayFailure)
    void polish()
  }
}

/** A shell without the settings of the server would lead its visitors to this machine. */
const refuseOtherOrigin = (out: string, publicOrigin: string) => {
  const live = readLiveManifest(out)?.publicOrigin
  if (live === undefined || otherOrigin({ publicOrigin }, live) === null) return
  throw new StartRefused(
    `Nothing was published: what is live in ${out} was built for ${live}, and PUBLIC_ORIGIN is ${publicOrigin}. Set PUBLIC_ORIGIN=${live}, or make another origin live by npm run build.`,
  )
}

const publishOnce = async (publisher: Publisher, out: string) => {
  const former = await readLive(out)
  const isFine = await report(publisher.publishAll(), performance.now())
  if (!isFine) process.exitCode = 1
  if (former !== '' && (await readLive(out)) !== former)
    say('`npm run publish -- --back` makes what was live before live again.')
  await publisher.polish(availableParallelism())
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

/** Polishes in the background, once more where it is called meanwhile. */
const polisher = (publisher: Publisher, threads: number) => {
  let running: Promise<void> | null = null
  let isDue = false
  let isFirst = true
  const run = async () => {
    const since = performance.now()
    while (isDue) {
      isDue = false
      const isNew = await publisher.polish(threads)
      if (isNew && isFirst)
        say(`PDFs, pictures of shared links and full compression are live, too (${secondsSince(since)}).`)
      if (isFirst) process.send?.('polished')
      isFirst = false
    }
  }
  return (): Promise<void> => {
    isDue = true
    return (running ??= run()
      .catch(sayFailure)
      .finally(() => (running = null)))
  }
}

/**
 * For `npm start`: gets ready, publishes when it is asked to, and says whether all files are right; later messages are
 * coaches whose pages were asked for.
 */
const publishWhenAsked = async (publisher: Publisher) => {
  process.once('disconnect', () => process.exit())
  if (!process.connected) process.exit()
  const asked = once(process, 'message')
  // What is wrong is met again.
  void publisher.prepare().catch(() => {})
  await asked
  const { diagnostics } = await publisher.publishAll()
  if (diagnostics.length > 0) console.error(`${diagnostics.map(formatDiagnostic).join('\n\n')}\n`)
  process.send?.(diagnostics.length === 0)
  process.on('message', (coach) => publisher.visited(String(coach)))
  stepBehindVisitors()
}

const report = async (publishing: Promise<Published>, since: number) => {
  const result = await publishing
  const { diagnostics, id } = result
  if (diagnostics.length > 0) console.error(`${diagnostics.map(formatDiagnostic).join('\n\n')}\n`)
  const isRefused = id === null || (result.isUnchanged && diagnostics.length > 0)
  if (!isRefused) publishedLines(result, secondsSince(since)).forEach(say)
  else
    console.error(
      `Nothing was published: ${counted(diagnostics.length, 'diagnostic')}. What was live stays live.`,
    )
  return diagnostics.length === 0
}

const secondsSince = (since: number) => `${((performance.now() - since) / 1000).toFixed(2)} s`

/** A file deleted while it is read or a full disk does not stop the watcher. */
const sayFailure = (error: unknown) => {
  const reported = error instanceof Error ? error.message : String(error)
  console.error(
    `Nothing was published: ${reported}\nIt is tried again with the next save. What was live stays live.`,
  )
}

/**
 * `npm run publish [-- --watch | --back]`: publishes the campaigns whose files are right. `--watch` also publishes every
 * save; `--back` makes the release live again that was live before.
 */
export const publishCampaigns = (): Promise<void> => publishAsAsked().catch(endRefused)
