import type { Row } from '../../../campaign/staff/debug.ts'
import { Cell, nameOf } from './row-table.tsx'

/** One row as it is stored, a line for each column that has a value. */
export const RowFacts = ({ columns, row }: { columns: string[]; row: Row }) => (
  <dl className="answers">
    {columns
      .filter((column) => row[column] !== null && row[column] !== undefined)
      .map((column) => (
        <div key={column}>
          <dt>{nameOf(column)}</dt>
          <dd>
            <Fact column={column} value={row[column]} />
          </dd>
        </div>
      ))}
  </dl>
)

/** Nothing is cut: there is room for a second line. */
const Fact = ({ column, value }: { column: string; value: unknown }) => {
  if (column === 'url') return <a href={String(value)}>{String(value)}</a>
  if (column !== 'from_email') return <Cell column={column} value={value} />
  const [local, host] = String(value).split('@')
  return (
    <>
      {local}
      <wbr />
      {`@${host}`}
    </>
  )
}
