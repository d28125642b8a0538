import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/**
 * While releases are rolled out, processes of the version before go on with the new schema. So a migration may only add:
 * what an old process reads or writes must stay as it knows it.
 */
const forbidden: [RegExp, string][] = [
  [/\bdrop\s+(table|column|schema|type|function|trigger|view|sequence)\b/i, 'takes something away'],
  [/\bdrop\s+(constraint|index)\b/i, 'an old process may rely on it in "on conflict"'],
  [/\brename\b/i, 'an old process knows the old name'],
  [
    /\bset\s+data\s+type\b|\balter\s+column\s+\S+\s+type\b/i,
    'rewrites the table, and an old process knows the old type',
  ],
  [/\bset\s+not\s+null\b/i, 'an old process may leave it out'],
  [
    /\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i,
    'an old process leaves the new column out: give it a default',
  ],
  [/\b(serial|bigserial|generated\b.*\bidentity)\b/i, 'a backup does not hold counters: use uuid'],
  [/\btruncate\b|\bdelete\s+from\b/i, 'loses data'],
]

const problemsOf = (sql: string): string[] =>
  sql
    .split('--> statement-breakpoint')
    .flatMap((statement) =>
      forbidden
        .filter(([pattern]) => pattern.test(withoutTexts(statement)))
        .map(([, why]) => `${statement.trim().split('\n')[0]}: ${why}`),
    )

/** Bodies of functions and quoted texts do not change the schema. */
const withoutTexts = (statement: string) =>
  statement
    .replace(/\$\$[\s\S]*?\$\$/g, '')
    .replace(/'[^']*'/g, "''")
    .replaceAll('"', '')

const folder = join(import.meta.dirname, 'migrations')
// Nobody ran a version before these two.
const later = readdirSync(folder).filter((file) => file.endsWith('.sql') && !/^000[01]_/.test(file))

describe('old processes survive every migration', () => {
  test.each(later)('%s only adds', (file) => {
    expect(problemsOf(readFileSync(join(folder, file), 'utf8'))).toEqual([])
  })

  test('there is something to look at', () => expect(later).not.toEqual([]))
})

test.each([
  'DROP TABLE "leads";',
  'ALTER TABLE "leads" DROP COLUMN "name";',
  'ALTER TABLE "leads" RENAME COLUMN "name" TO "title";',
  'ALTER TABLE "leads" RENAME TO "people";',
  'ALTER TABLE "leads" ALTER COLUMN "name" SET DATA TYPE varchar(10);',
  'ALTER TABLE "leads" ALTER COLUMN "name" TYPE integer;',
  'ALTER TABLE "leads" ALTER COLUMN "name" SET NOT NULL;',
  'ALTER TABLE "leads" ADD COLUMN "age" integer NOT NULL;',
  'ALTER TABLE "leads" DROP CONSTRAINT "leads_campaign_email";',
  'DROP INDEX "leads_email";',
  'CREATE TABLE "x" ("id" serial PRIMARY KEY NOT NULL);',
  'DELETE FROM "leads";',
])('%s is refused', (sql) => {
  expect(problemsOf(`CREATE TABLE "fine" ("id" text);--> statement-breakpoint\n${sql}`)).toHaveLength(1)
})

test.each([
  'ALTER TABLE "step_runs" ALTER COLUMN "lead_id" DROP NOT NULL;',
  `ALTER TABLE "events" ADD COLUMN "status" text DEFAULT 'planned' NOT NULL;`,
  'ALTER TABLE "leads" ADD COLUMN "age" integer;',
  `ALTER TABLE "leads" ADD COLUMN "hint" text DEFAULT 'drop table';`,
  'ALTER TABLE "x" ADD CONSTRAINT "x_fk" FOREIGN KEY ("y") REFERENCES "public"."z"("id") ON DELETE cascade;',
])('%s is fine', (sql) => {
  expect(problemsOf(sql)).toEqual([])
})
