/**
 * `npm run test:mutations [-- --every N]`: makes each mutation of three kinds (a key deleted, misspelt, retyped) in each
 * campaign file, one at a time, and asks the checker of each. Prints the counts; ends with 1 when one was missed or misplaced.
 */
import { parseArgs } from 'node:util'
import { toTable } from '../../scripts/text-table.ts'
import { validateMutations } from './validate-mutations.ts'

const { values } = parseArgs({ options: { every: { type: 'string', default: '1' } } })
const { found, allowed, missed } = validateMutations({ every: Number(values.every) })
const kinds = ['deleted', 'misspelt', 'retyped'] as const
console.log(
  toTable(
    ['mutation', 'found at its place', 'allowed'],
    kinds.map((kind) => [kind, found[kind], allowed[kind]]),
  ),
)
for (const line of missed) console.log(`missed: ${line}`)
console.log(`${missed.length} missed`)
if (missed.length > 0) process.exitCode = 1
