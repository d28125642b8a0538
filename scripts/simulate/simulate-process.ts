import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Order } from '../../server/simulate/run-order.ts'

/** Node may write to this folder only, and start no process, no thread and no native code. */
export const permissionFlags = (out: string): string[] => [
  '--permission',
  '--allow-fs-read=*',
  `--allow-fs-write=${out}`,
  '--disable-warning=SecurityWarning',
]

/** Runs the order in a restricted process and returns its exit code. The folder must exist. */
export const runOrder = async (order: Order): Promise<number> => {
  const program = join(import.meta.dirname, '../../server/simulate/run-order.ts')
  const child = spawn(process.execPath, [...permissionFlags(order.out), program], {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: looksOf(process.env),
  })
  child.stdin.end(JSON.stringify(order))
  const [code]: unknown[] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}

/** Only what changes the look of the report: no settings of the server, no passwords and no flags for Node. */
const looksOf = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) =>
      /^(TERM|COLORTERM|NO_COLOR|FORCE_COLOR|TZ|LANG|LC_\w+)$/.test(name),
    ),
  )
