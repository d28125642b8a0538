import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { parse, type CsvError } from 'csv-parse'
import { codeOf, StartRefused } from '../errors.ts'
import { readHeading, type Column, type Heading, type Kind } from './columns.ts'

/** `line`: its last line in the file. */
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
