import { toTable } from '../../scripts/text-table.ts'
import type { World } from './check.ts'
import { checks } from './checks.ts'

/** `failed`: a line each. */
export type Tally = { tried: number; failed: string[] }

const shown = 5

export const runChecks = async (world: World): Promise<Tally> => {
  const rows: unknown[][] = []
  const failed: string[] = []
  for (const { says, faults: findFaults } of checks) {
    const faults = await findFaults(world).catch((error: unknown) => [String(error)])
    rows.push([says, faults.length === 0 ? 'passed' : 'failed'])
    if (faults.length > 0) failed.push(`${says}: ${faults.slice(0, shown).join(' | ')} (${faults.length})`)
  }
  console.log(`${toTable(['check', 'result'], rows)}\n`)
  return { tried: checks.length, failed }
}
