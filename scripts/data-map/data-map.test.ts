import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { personalData, recipients } from '../../server/db/personal-data.ts'
import { expiries } from '../../server/pipeline/outbox/purge-expired.ts'
import { settingNames } from '../../server/settings/env.ts'
import { dataMap } from './data-map.ts'

const root = join(import.meta.dirname, '../..')
const schema = join(root, 'server/db/schema')
const usual = ['id', 'created_at', 'updated_at']

/** Columns by table, as the schema has them. */
const tables = new Map<string, string[]>()
for (const file of readdirSync(schema)) {
  const exported: Record<string, unknown> = await import(join(schema, file))
  for (const value of Object.values(exported)) {
    if (!(value instanceof PgTable)) continue
    const { name, columns } = getTableConfig(value)
    tables.set(
      name,
      columns.map((column) => column.name).filter((column) => !usual.includes(column)),
    )
  }
}

test('every column of the schema is classified: what it says of people, or that it says nothing', () => {
  const classified = new Map(
    personalData.map(({ table, personal, other }) => [
      table,
      [...Object.keys(personal), ...other.split(' ')].toSorted(),
    ]),
  )
  expect(tables.size).toBeGreaterThan(30)
  expect(Object.fromEntries(classified)).toEqual(
    Object.fromEntries([...tables].map(([name, columns]) => [name, columns.toSorted()])),
  )
})

test('what is purged says when, and what goes by itself is on the map', () => {
  const purged = personalData.filter(({ kept }) => kept === 'purged').map(({ table }) => table)
  const known = new Set(expiries.map(({ table }) => table))
  expect(purged.filter((table) => !known.has(table))).toEqual([])
  for (const { table, why } of expiries) expect(dataMap()).toMatch(new RegExp(`\`${table}\`.*${why}`))
})

test('recipients name settings that exist', () => {
  const named = recipients.flatMap(({ settings }) => settings)
  expect(named.filter((setting) => !settingNames.includes(setting))).toEqual([])
})

test('the document is up to date', () => {
  const isFresh = readFileSync(join(root, 'server/DATA-MAP.md'), 'utf8') === dataMap()
  expect(isFresh, 'server/DATA-MAP.md is stale: run "npm run data-map -- --write".').toBe(true)
})

test('an installation sees what is set up, and its coaches', () => {
  const map = dataMap({
    isSet: (setting) => setting === 'SMTP_URL',
    coaches: [{ slug: 'nora', kept: 'for 24 months', steps: ['notify', 'webhook to hooks.example.com'] }],
  })
  expect(map).toMatch(/\| Mailchimp .*\| no +\|/)
  expect(map).toMatch(/\| Company that carries the emails .*\| yes +\|/)
  expect(map).toMatch(/\| nora +\| for 24 months +\| notify, webhook to hooks\.example\.com +\|/)
})
