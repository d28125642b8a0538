import type { Row } from '../../../campaign/staff/debug.ts'
import { Cell, nameOf } from './row-table.tsx'

/** One row as it is stored, a line for each column that has a value. */
export const RowFacts = ({ columns, row }: { columns: string[]; row: Row }) => (
  <dl className="panel answers">
    {columns
      .filter((column) => row[column] !== null && row[column] !== undefined)
      .map((column) => (
        <div key={column}>
          <dt>{nameOf(column)}</dt>
          <dd>
            <Cell column={column} value={row[column]} />
          </dd>
        </div>
      ))}
  </dl>
)
