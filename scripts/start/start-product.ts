import { fork } from 'node:child_process'
import { join } from 'node:path'
import { existsSync } from 'node:fs'
import { formatDiagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { buildRelease } from '../../engine/compile/release/release.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { counted } from '../../engine/words/counted.ts'
import { readSettings } from '../../server/settings/env.ts'
import type { Settings } from '../../server/settings/env.ts'
import { StartRefused } from '../../server/errors.ts'
import { loadEnvironment, runUntilStopped } from '../../server/process/process-life.ts'
import { lineProgress } from '../../server/process/progress.ts'
import type { Teardown } from '../../server/process/process-life.ts'
import { runProduct } from '../../server/process/serve.ts'

const started = performance.now()
const say = (line: string) => console.log(line)
const liveRelease = 'dist/current'

/** Builds what changed, then serves; locally also publishes every save. An invalid campaign stops nothing. */
const main = async (teardown: Teardown) => {
  const settings = readSettings(loadEnvironment())
  say('Porchlight')
  const progress = lineProgress(say)
  let built: Built = 'fine'
  const running = await runProduct(settings, {
    releases: 'dist',
    progress,
    teardown,
    build: async () => {
      built = await buildCampaigns(settings, progress.note)
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
  if (settings.watch) publishBeside(built, teardown)
}

const oneOfEachCoach = (pages: SiteCampaign[]): SiteCampaign[] => {
  const byForm = pages.toSorted((a, b) => Number(b.form !== undefined) - Number(a.form !== undefined))
  return pages.filter((page) => byForm.find(({ coach }) => coach === page.coach) === page)
}

/** `quick`: the process beside this one makes what is still to come. */
type Built = 'fine' | 'quick' | 'refused'

const buildCampaigns = async (settings: Settings, note: (line: string) => void): Promise<Built> => {
  if (!existsSync(liveRelease)) note('The first start builds every page; that takes some seconds.')
  const result = await buildRelease({
    campaignsDir: 'campaigns',
    outDir: 'dist',
    cacheDir: '.cache/porchlight',
    publicOrigin: settings.publicOrigin,
    isQuick: settings.watch,
  })
  if (result.ok) return result.isQuick ? 'quick' : 'fine'
  for (const diagnostic of result.diagnostics) console.error(formatDiagnostic(diagnostic))
  const count = counted(result.diagnostics.length, 'diagnostic')
  if (!existsSync(liveRelease)) {
    throw new StartRefused(
      `The campaign files have ${count} (see above) and nothing was built before: fix them first.`,
    )
  }
  note(`The campaign files have ${count} (see above): what was live before is served.`)
  return 'refused'
}

export const start = (): Promise<void> => runUntilStopped(say, main)

/** In a separate process, so that no visitor waits for a build. */
const publishBeside = (built: Built, teardown: Teardown): void => {
  const publisher = fork(
    join(import.meta.dirname, '../publish/publish.mjs'),
    ['--watch', '--beside', built],
    {
      execArgv: [],
    },
  )
  let isStopping = false
  const ended = new Promise<void>((done) => {
    publisher.once('exit', (_, signal) => {
      // Ctrl-C in a terminal reaches both processes.
      if (!isStopping && signal !== 'SIGINT' && signal !== 'SIGTERM') console.error(stopped)
      done()
    })
    publisher.once('error', () => done())
  })
  teardown.add(() => {
    isStopping = true
    publisher.kill()
    return ended
  })
}

const stopped = 'Saves are not published any more (see above). What is live stays live; start anew to go on.'
