import { readSettings } from '../settings/env.ts'
import { loadEnvironment, runUntilStopped } from './process-life.ts'
import { lineProgress } from './progress.ts'
import { runProduct } from './run.ts'

const say = (line: string) => console.log(line)

/**
 * The production process, until it is stopped: serves the release that `npm run build` made, and every later one without a
 * restart. `more`: settings that count before those of the environment.
 */
export const serve = (more: NodeJS.ProcessEnv = {}): Promise<void> =>
  runUntilStopped(say, async (teardown) => {
    const settings = readSettings({ ...loadEnvironment(), ...more })
    const running = await runProduct(settings, { releases: 'dist', progress: lineProgress(say), teardown })
    if (settings.role === 'worker')
      say(`Working; operators are answered on ${settings.host}:${settings.port}`)
    else say(`Serving on ${settings.publicOrigin}`)
    if (running.signInLink) say(`Staff sign-in (works once): ${running.signInLink}`)
  })
