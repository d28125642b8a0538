import { existsSync } from 'node:fs'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { StartRefused } from '../../server/errors.ts'
import { readSettings } from '../../server/settings/env.ts'
import { loadEnvironment, runUntilStopped } from '../../server/process/process-life.ts'
import { lineProgress } from '../../server/process/progress.ts'
import type { Teardown } from '../../server/process/process-life.ts'
import { startPublisher } from './start-publisher.ts'

const started = performance.now()
const say = (line: string) => console.log(line)
const liveRelease = 'dist/current'
const stays = 'Some campaign files have mistakes (see above): what of them was live before is served.'
const nothingLive =
  'The campaign files have mistakes (see above), and nothing was built before: fix them first.'

/** Publishes what changed, then serves; locally also publishes every save. An invalid campaign stops nothing. */
const main = async (teardown: Teardown) => {
  const settings = readSettings(loadEnvironment())
  say('Porchlight')
  const progress = lineProgress(say)
  const publisher = startPublisher({ watch: settings.watch, teardown })
  // The publisher loads meanwhile: a first start waits for its pages.
  const { runProduct } = await import('../../server/process/serve.ts')
  const running = await runProduct(settings, {
    releases: 'dist',
    progress,
    teardown,
    onVisit: publisher.visited,
    build: async () => {
      if (!existsSync(liveRelease))
        progress.note('The first start builds every page; that takes some seconds.')
      const isFine = await publisher.publish()
      if (isFine) return
      if (!existsSync(liveRelease)) throw new StartRefused(nothingLive)
      progress.note(stays)
    },
  })
  const pages = Object.values(running.site.campaigns).filter(({ live }) => live)
  say(`\nReady after ${((performance.now() - started) / 1000).toFixed(1)} s. Open in a browser:\n`)
  const shown = oneOfEachCoach(pages)
  for (const { path } of shown) say(`  ${settings.publicOrigin}${path}`)
  if (pages.length > shown.length) say(`  and ${pages.length - shown.length} more pages`)
  if (running.signInLink) say(`\nStaff sign-in (works once): ${running.signInLink}`)
  if (settings.watch) {
    say('\nEvery save of a campaign goes live; mistakes are reported here.')
    say('To write one, run in a second terminal: npm run new')
  }
  say('\nCtrl-C stops it.')
}

const oneOfEachCoach = (pages: SiteCampaign[]): SiteCampaign[] => {
  const byForm = pages.toSorted((a, b) => Number(b.form !== undefined) - Number(a.form !== undefined))
  return pages.filter((page) => byForm.find(({ coach }) => coach === page.coach) === page)
}

export const start = (): Promise<void> => runUntilStopped(say, main)
