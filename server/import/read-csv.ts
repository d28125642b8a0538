import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { parse, type CsvError } from 'csv-parse'
import { codeOf, StartRefused } from '../errors.ts'

export type Row = { line: number } & ({ values: Partial<Record<Column, string>> } | { diagnostic: string })

export async function* readCsv(
  kind: Kind,
  file: string,
  onHeading: (heading: Heading) => void,
): AsyncGenerator<Row> {
  const skipped: Row[] = []
  const parser = parse({
    bom: true,
    delimiter: await delimiterOf(file),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: 128 * 1024,
    on_skip: (error) => {
      const row = unreadable(error)
      if (skipped.at(-1)?.line !== row.line) skipped.push(row)
    },
  })
  const source = createReadStream(file)
  source.on('error', (error) => parser.destroy(error))
  let heading: Heading | null = null
  // The shape that csv-parse yields with `info`.
  for await (const { record, info } of source.pipe(parser) as AsyncIterable<Parsed>) {
    // The parser reads ahead: skipped rows are reported in order.
    while (skipped[0] && skipped[0].line < info.lines) yield* skipped.splice(0, 1)
    if (heading) yield toRow(heading, record, info.lines)
    else onHeading((heading = validatedHeading(kind, file, record)))
  }
  if (!heading) throw new StartRefused(`${file}:1: the file is empty.`)
  yield* skipped
}

type Parsed = { record: string[]; info: { lines: number } }

const validatedHeading = (kind: Kind, file: string, record: string[]): Heading => {
  const heading = readHeading(kind, record)
  if (typeof heading === 'string') throw new StartRefused(`${file}:1: ${heading}`)
  return heading
}

const toRow = ({ indexes, width }: Heading, record: string[], line: number): Row => {
  if (record.length !== width)
    return {
      line,
      diagnostic: `it has ${record.length} values where the first line has ${width}. Put quotes around values with commas.`,
    }
  const values: Row & { values: Partial<Record<Column, string>> } = { line, values: {} }
  for (const [column, at] of indexes) values.values[column] = (record[at] ?? '').trim()
  const text = record.join('')
  if (text.includes('\ufffd'))
    return { line, diagnostic: 'it has characters that are not UTF-8. Save the file as "CSV UTF-8".' }
  // oxlint-disable-next-line no-control-regex -- no database takes it
  if (/\u0000/.test(text)) return { line, diagnostic: 'it has a NUL character. Remove it.' }
  return values
}

const unreadable = (error: CsvError | undefined): Row => ({
  line: Number(error?.['lines'] ?? 0),
  diagnostic:
    error?.code === 'CSV_MAX_RECORD_SIZE'
      ? 'it is too long: a quote before it may not be closed.'
      : 'it cannot be read: a quote is not closed, or is inside a value. Double it ("").',
})

/** Spreadsheets write commas, semicolons or tabs: the most frequent one of the first line. */
const delimiterOf = async (file: string): Promise<string> => {
  const start = await firstLine(file)
  const count = (sign: string) => start.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

const firstLine = async (file: string): Promise<string> => {
  const handle = await open(file).catch((error: unknown) => {
    const code = codeOf(error)
    throw new StartRefused(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${code}).`,
    )
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64 * 1024), 0)
    return buffer.toString('utf8', 0, bytesRead).split(/\r?\n/)[0] ?? ''
  } catch {
    throw new StartRefused(`${file} cannot be read: it is no file.`)
  } finally {
    await handle.close()
  }
}

export const aliases = {
  email: ['email', 'e mail', 'mail', 'email address', 'e mail address'],
  name: ['name', 'full name', 'first name', 'firstname', 'fname'],
  source: ['source'],
  created_at: [
    'created at',
    'created',
    'signed up',
    'signed up at',
    'optin time',
    'opt in time',
    'date',
    'joined',
  ],
  consent: ['consent', 'consent text'],
  started_at: ['started at', 'started', 'signed up', 'signed up at', 'created at', 'optin time', 'date'],
  last_email: ['last email', 'last e mail', 'last mail'],
  position: ['position', 'emails sent', 'e mails sent', 'mails sent'],
  reason: ['reason', 'status'],
}

export type Column = keyof typeof aliases

const kinds = {
  leads: ['email', 'name', 'source', 'created_at', 'consent'],
  journeys: ['email', 'name', 'started_at', 'last_email', 'position', 'source', 'consent'],
  unsubscribes: ['email', 'reason'],
} satisfies Record<string, Column[]>

export type Kind = keyof typeof kinds

export type Heading = { indexes: Map<Column, number>; width: number; unused: string[] }

export const readHeading = (kind: Kind, headings: string[]): Heading | string => {
  const columns: Column[] = kinds[kind]
  const indexes = new Map<Column, number>()
  const unused: string[] = []
  for (const [at, heading] of headings.entries()) {
    const column = columns.find((one) => aliases[one].includes(plain(heading)))
    if (!column) unused.push(heading.trim())
    else if (indexes.has(column)) return `two columns mean "${column}": leave one of them out.`
    else indexes.set(column, at)
  }
  const need: Column[] = kind === 'journeys' ? ['email', 'started_at'] : ['email']
  const missing = need.find((column) => !indexes.has(column))
  if (missing) return `there is no column "${missing}": name it so in the first line.`
  if (kind === 'journeys' && !indexes.has('last_email') && !indexes.has('position'))
    return 'there is no column "last_email" or "position": say what was sent already.'
  return { indexes, width: headings.length, unused }
}

const plain = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
