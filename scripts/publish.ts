import { parseArgs } from 'node:util'
import { formatProblem } from '../engine/build/problem.ts'
import { openPublisher } from '../engine/build/publisher.ts'
import type { Published } from '../engine/build/publisher.ts'
import { watchCampaigns } from '../engine/build/watch-campaigns.ts'
import { readSettings } from '../server/env.ts'
import { endRefused, loadEnvironment } from '../server/process-life.ts'
import { stepSchemas } from '../server/steps.gen.ts'

/**
 * `npm run publish [-- --watch]`: builds the campaigns and makes them live in the running server. With --watch it stays, and
 * publishes every save; a broken one leaves what is live in place.
 */
const { values } = parseArgs({
  options: {
    watch: { type: 'boolean', default: false },
    campaigns: { type: 'string', default: 'campaigns' },
    out: { type: 'string', default: 'dist' },
    cache: { type: 'string', default: '.cache/porchlight' },
  },
})

const say = (line: string) => console.log(line)

const main = async () => {
  const publisher = await openPublisher({
    campaignsDir: values.campaigns,
    outDir: values.out,
    cacheDir: values.cache,
    publicOrigin: publicOrigin(),
    stepSchemas,
    onProgress: say,
  })
  const tell = async (publishing: Promise<Published>, since: number) => {
    const result = await publishing
    const time = `${((performance.now() - since) / 1000).toFixed(2)} s`
    if (result.ok) say(`Live: ${result.name}, ${pagesOf(result)} (${time}).`)
    else sayProblems(result)
    return result.ok
  }
  // Watched before anything is read, so that no save falls between.
  const changes = values.watch ? watchCampaigns(values.campaigns) : null
  const isFine = await tell(publisher.publishAll(), performance.now())
  if (!changes) {
    if (!isFine) process.exitCode = 1
    return
  }
  say(`Watching ${values.campaigns}; every save goes live. Ctrl-C stops it, and what is live stays.`)
  for await (const { coaches, at } of changes) await tell(publisher.publish(coaches), at).catch(sayFailure)
}

/** A file that went while it was read, a full disk: no reason to stop watching. */
const sayFailure = (error: unknown) => {
  const told = error instanceof Error ? error.message : String(error)
  console.error(
    `Nothing was published: ${told}\nIt is tried again with the next save. What was live stays live.`,
  )
}

const pagesOf = ({ isWhole, pages }: Published & { ok: true }) =>
  isWhole ? `all ${pages} campaigns` : `${pages} ${pages === 1 ? 'campaign' : 'campaigns'} made anew`

const sayProblems = ({ problems }: Published & { ok: false }) => {
  console.error(problems.map(formatProblem).join('\n\n'))
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  console.error(`\nNothing was published: ${count}. What was live stays live.`)
}

const publicOrigin = () => {
  const { HOST, PORT, PUBLIC_ORIGIN } = loadEnvironment()
  return readSettings({ HOST, PORT, PUBLIC_ORIGIN, SECRET: 'unused'.repeat(6) }).publicOrigin
}

await main().catch(endRefused)
