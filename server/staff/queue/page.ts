import { readCursor, writeCursor, type Position } from '../../people/lead-position.ts'

export const pageSize = 50

/** SQL: a moment as a `Position` has it. */
export const exactMoment = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The rows of a page, of one row more than fit, and where the next one begins. */
export const pageOf = <Row extends Position>(found: Row[], size: number) => {
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  return { rows, next: last && found.length > size ? writeCursor({ at: last.at, id: last.id }) : null }
}

type Order = { at: string; id: string; newestFirst?: boolean }

/** Collects the values of a statement: `$1`, `$2`... */
export const createValues = () => {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  return {
    values,
    bind,
    /** SQL: " and " with what comes after the page before. */
    after: (cursor: string | undefined, { at, id, newestFirst = false }: Order): string => {
      if (cursor === undefined) return ''
      const position = readCursor(cursor)
      const beyond = newestFirst ? '<' : '>'
      return ` and (${at}, ${id}) ${beyond} (${bind(position.at)}::timestamptz, ${bind(position.id)}::uuid)`
    },
  }
}
