import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Order } from '../../server/simulate/run-order.ts'

/** Flags of a Node that may write to this folder alone, and start neither a process nor a thread, nor load machine code. */
export const permissionFlags = (out: string): string[] => [
  '--permission',
  '--allow-fs-read=*',
  `--allow-fs-write=${out}`,
  '--disable-warning=SecurityWarning',
]

/** Runs the order in such a process and returns its exit code. The folder must exist. */
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

/** What decides how the report looks. Settings of the server, its passwords among them, and flags for Node stay here. */
const looksOf = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) =>
      /^(TERM|COLORTERM|NO_COLOR|FORCE_COLOR|TZ|LANG|LC_\w+)$/.test(name),
    ),
  )
