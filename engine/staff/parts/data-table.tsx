import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table'

const features = tableFeatures({})

/** Columns of a table of such rows; keep them outside of components. */
export type Columns<Row extends object> = ColumnDef<typeof features, Row>[]

/** The name is above the rows at any width. `act`: what can be done with all of them. */
type Bands<Row> = { act: (rows: Row[]) => ReactNode }

type Props<Row extends object> = {
  label: string
  columns: Columns<Row>
  rows: Row[]
  idOf: (row: Row) => string
  /** On a phone a row has fixed lines, or two of them (`styles/lined.css`). */
  lined?: boolean | 'twice'
  /** Rows in a row that share it are a group, with its name at their left, on a phone above them. */
  groups?: { of: (row: Row) => string } & ({ header: string } | Bands<Row>)
}

/** A table that becomes a list on a phone: the first column heads its entry. A link in it opens from anywhere on the row. */
export const DataTable = <Row extends object>({
  label,
  columns,
  rows,
  idOf,
  lined = false,
  groups,
}: Props<Row>) => {
  const table = useTable({ features, columns, data: rows, getRowId: idOf })
  return (
    <div className="sheet">
      <table
        className={clsx(
          'data',
          lined && 'data-lined',
          lined === 'twice' && 'data-twice',
          groups && 'header' in groups && 'data-grouped',
        )}
        aria-label={label}
      >
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {groups && 'header' in groups && <th scope="col">{groups.header}</th>}
              {group.headers.map((header) => (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- FlexRender is its text
                <th key={header.id} scope="col" className={classOf(header.column.columnDef.meta)}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        {groupsOf(table.getRowModel().rows, groups?.of).map(({ name, rows: shown }) => (
          <tbody key={shown[0]?.id}>
            {name !== null && groups && 'act' in groups && (
              <tr className="data-band">
                <th scope="rowgroup" colSpan={columns.length}>
                  <span>
                    {name}
                    {groups.act(shown.map(({ original }) => original))}
                  </span>
                </th>
              </tr>
            )}
            {shown.map((row, at) => (
              <tr key={row.id}>
                {name !== null && at === 0 && groups && 'header' in groups && (
                  <th scope="rowgroup" rowSpan={shown.length} className="data-group">
                    <span>{name}</span>
                  </th>
                )}
                {row.getAllCells().map((cell) => (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- FlexRender is its text
                  <td
                    key={cell.id}
                    data-label={nameOf(cell.column.columnDef.header)}
                    data-unit={unitOf(cell.column.columnDef.meta, cell.getValue())}
                    className={classOf(cell.column.columnDef.meta)}
                  >
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** Without `of` one group that has no name. */
const groupsOf = <Row extends { original: unknown }>(
  rows: Row[],
  of: ((row: Row['original']) => string) | undefined,
): { name: string | null; rows: Row[] }[] => {
  const groups: { name: string | null; rows: Row[] }[] = []
  for (const row of rows) {
    const name = of?.(row.original) ?? null
    const last = groups.at(-1)
    if (last && last.name === name) last.rows.push(row)
    else groups.push({ name, rows: [row] })
  }
  return groups
}

/**
 * `meta` of a column. `unit`: what one of its numbers counts, where no heading says it. `isWide`: it has no room on a phone. `on`: where it stands
 * in a row of fixed lines; a figure: beside the name; end: at the right of the last line; line: on its own.
 */
type Meta = { unit?: string; isWide?: boolean; on?: 'figure' | 'end' | 'line' }

/** A heading for screen readers alone is not shown beside a cell on a phone either. */
const nameOf = (header: unknown) => (typeof header === 'string' ? header : undefined)

const metaOf = (meta: object | undefined): Meta => meta ?? {}
const unitOf = (meta: object | undefined, value: unknown): string | undefined => {
  const { unit } = metaOf(meta)
  return unit === undefined || value === 1 ? unit : `${unit}s`
}
const classOf = (meta: object | undefined) =>
  clsx(
    metaOf(meta).unit !== undefined && 'number',
    metaOf(meta).isWide && 'data-wide',
    onClass(metaOf(meta).on),
  ) || undefined
const onClass = (on: Meta['on']) => on && `data-${on}`
