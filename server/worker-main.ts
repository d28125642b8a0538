import { readSettings } from './env.ts'
import { loadEnvironment, runUntilStopped } from './process-life.ts'
import { lineProgress } from './progress.ts'
import { runProduct } from './run.ts'

const say = (line: string) => console.log(line)

/** A process that performs the outbox and nothing else; `server/main.ts` with ROLE=worker does the same. */
await runUntilStopped(say, async (teardown) => {
  const settings = readSettings({ ...loadEnvironment(), ROLE: 'worker' })
  await runProduct(settings, { releases: 'dist', progress: lineProgress(say), teardown })
  say(`Working; operators are answered on ${settings.host}:${settings.port}`)
})
