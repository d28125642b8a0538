/**
 * `npm run coverage -- FILE`: looks for every exact text, number, path and function of a requirements text in everything that the
 * product returns: pages, responses of forms and functions, mails. Anything missing must be listed in not-shown.csv with its
 * reason. Exit code 1 while anything is open.
 */
import { readFileSync } from 'node:fs'
import { toTable } from '../../scripts/text-table.ts'
import { ensureRelease } from '../release.ts'
import { tableOf } from '../data/table.ts'
import { gather } from './gather.ts'
import { placeOf } from './match.ts'
import { itemsOf } from './requirements.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Name the text: npm run coverage -- requirements.txt')
  process.exit(2)
}

const items = itemsOf(readFileSync(file, 'utf8'))
ensureRelease()
const documents = await gather()
const reasons = new Map(tableOf('not-shown.csv').map(({ text = '', reason = '' }) => [text, reason]))
const validated = items.map((item) => ({
  item,
  place: placeOf(item, documents),
  reason: reasons.get(item.text),
}))
const found = validated.filter(({ place }) => place !== null)
const explained = validated.filter(({ place, reason }) => place === null && reason !== undefined)
const open = validated.filter(({ place, reason }) => place === null && reason === undefined)
if (process.argv.includes('--all'))
  console.log(
    toTable(
      ['line', 'kind', 'promised', 'found in'],
      found.map(({ item, place }) => [item.line, item.kind, item.text, place ?? '']),
    ),
  )
if (explained.length > 0)
  console.log(
    toTable(
      ['line', 'kind', 'not shown', 'because'],
      explained.map(({ item, reason }) => [item.line, item.kind, item.text, reason ?? '']),
    ),
  )
for (const { item } of open)
  console.log(
    `open: line ${item.line}, ${item.kind}${item.screen === null ? '' : ` of screen ${item.screen}`}: ${item.text}`,
  )
console.log(
  `${items.length} promises: ${found.length} found in ${documents.length} documents, ${explained.length} explained, ${open.length} open`,
)
process.exitCode = open.length > 0 ? 1 : 0
