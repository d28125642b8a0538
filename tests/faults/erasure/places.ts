import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Product } from '../../product.ts'
import { clusterOf } from '../../product-processes.ts'
import type { Stage } from '../stage.ts'
import { findWords, type Found, type Words } from './encodings.ts'

export type Place = { where: string; text: string }
export type Hit = Found & { where: string }

export const search = (places: Place[], words: Words): Hit[] =>
  places.flatMap(({ where, text }) => findWords(text, words).map((found) => ({ where, ...found })))

/** "leads (address, name), mailbox (name)". */
export const hitsInWords = (hits: Hit[]): string =>
  [...Map.groupBy(hits, ({ where }) => where)]
    .map(([where, found]) => `${where} (${found.map(({ what, how }) => `${what} ${how}`).join(', ')})`)
    .join('; ')

/** Every row of every table, as `pg_dump` writes it. */
export const dumpOf = async (query: Product['query']): Promise<Place[]> => {
  const tables = await query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const places: Place[] = []
  for (const { name } of tables) {
    const where = String(name).replace(/^public\./, '')
    const rows = await query(`select given::text as row from ${String(name)} given`)
    places.push({ where, text: rows.map(({ row }) => String(row)).join('\n') })
  }
  return places
}

/** All files of the data folder but those of PostgreSQL: settings, log of the database, mailbox. */
export const filesOf = (dataDir: string): Place[] => {
  const cluster = clusterOf(dataDir)
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  return files
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => cluster === undefined || relative(cluster, path).startsWith('..'))
    .map((path) => ({ where: relative(dataDir, path), text: readFileSync(path, 'utf8') }))
}

/** What has left since then, but that the mailing list is to delete somebody. */
export const sentSince = (
  { sink, mailchimp }: Pick<Stage, 'sink' | 'mailchimp'>,
  { mails, calls }: { mails: number; calls: number },
): Place[] => [
  ...sink
    .mails()
    .slice(mails)
    .map((mail) => ({ where: 'a later mail', text: JSON.stringify(mail) })),
  ...mailchimp
    .requests()
    .slice(calls)
    .filter(({ path }) => !path.endsWith('/actions/delete-permanent'))
    .map(({ path, body }) => ({ where: 'a later call', text: `${path} ${body}` })),
]

/** Deleted rows stay in the files of PostgreSQL until they are overwritten: no fault, but a figure. */
export const bytesLeft = async ({ query, dataDir }: Product, words: string[]): Promise<string> => {
  const first = filesWith(dataDir, words)
  await query('vacuum (full, analyze)')
  await query('checkpoint')
  const then = filesWith(dataDir, words)
  return `files of PostgreSQL with bytes of hers: ${first}, after "vacuum full" ${then}`
}

const filesWith = (dataDir: string, words: string[]): string => {
  const cluster = clusterOf(dataDir) ?? dataDir
  const [tables, log] = ['base', 'pg_wal'].map((folder) => {
    const files = existsSync(join(cluster, folder))
      ? readdirSync(join(cluster, folder), { recursive: true, withFileTypes: true })
      : []
    return files.filter((file) => {
      if (!file.isFile()) return false
      const bytes = readFileSync(join(file.parentPath, file.name))
      return words.some((word) => bytes.includes(word))
    }).length
  })
  return `${tables} of tables, ${log} of the write-ahead log`
}
