import { clsx } from 'clsx'
import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import type { BlockProps, Setting } from '../kit/setting.ts'
import type { ComparisonProps } from './comparison.schema.ts'

/** Two speakers, in turn. */
const isTalk = ({ length }: readonly string[], { layout }: Setting) => layout === 'talk' && length === 2

/** What the reader would do otherwise, beside what you offer. A screen reader says the column before each cell. */
export const Comparison = (props: BlockProps<ComparisonProps>) => {
  const { tone, anchor, title, text, columns, rows, note, setting } = props
  return (
    <Frame tone={tone} anchor={anchor}>
      <div className="stack">
        <Heading title={title} text={text} />
        <div
          className={clsx(
            'versus',
            columns.length === 3 ? 'versus-three' : setting.layout === 'poster' && 'versus-below',
            isTalk(columns, setting) && 'versus-talk',
          )}
        >
          <p className="versus-row" aria-hidden="true">
            {columns.map((column) => (
              <b key={column}>{column}</b>
            ))}
          </p>
          <dl>
            {rows.map(({ label, cells }) => (
              <div key={label} className="versus-row">
                <dt>{label}</dt>
                {cells.map((cell, index) => (
                  <dd key={columns[index]}>
                    <span className="sr-only">{`${columns[index]}: `}</span>
                    {cell}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
          {note !== undefined && <p className="figures-note">{note}</p>}
        </div>
      </div>
    </Frame>
  )
}
