import type { ReactNode } from 'react'

type Props = { label: string; head: string[]; rows: ReactNode[][]; none?: string }

/** `none` replaces a table without rows. */
export const Table = ({ label, head, rows, none }: Props) => {
  if (rows.length === 0 && none !== undefined) return <p className="quiet mt-4">{none}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="table-scroll" aria-label={label} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** UTC, to the second. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at}>{at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}</time>
)

export const Counts = ({ counts }: { counts: Record<string, number> }) => (
  <dl className="counts">
    {Object.entries(counts).map(([name, count]) => (
      <div key={name} className="count">
        <dt className="count-name">{name}</dt>
        <dd className="count-figure">{count}</dd>
      </div>
    ))}
  </dl>
)
