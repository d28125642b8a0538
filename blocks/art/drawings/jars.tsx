import { digitOutlines } from './coin-figures.ts'
import { early, late, linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import { JarShape, levelOf } from './jar.tsx'
import { Pencil } from './pencil.tsx'

const across = 3
const [usual, most] = [6, 9]
const [wide, high] = [250, 310]

/** Jars on shelves, as many as the page has, or with words the pencil that fills in their page. Where a list shows how they are filled, they are empty before it; at the page's end all are full. */
export const jars: Drawing = {
  box: [across * wide, 2 * high + 20],
  hold: 'contain',
  draw: (random, { count = usual, parts, ends, written }) => {
    if (written) return <Pencil parts={written} box={[across * wide, 2 * high + 20]} />
    const lean = Math.round(random() * 9) - 4
    const all = count >= across && count <= most ? count : usual
    const rows = Math.ceil(all / across)
    const scale = Math.min(1, 2 / rows)
    const top = 2 * high - rows * high * scale
    return (
      <g id={linesId} color="var(--accent)">
        {Array.from({ length: rows }, (_, row) => (
          <path
            key={row}
            d={`M${across * wide} ${Math.round(top + (row + 1) * high * scale)}h-${across * wide}`}
            stroke="currentColor"
            strokeWidth="5"
          />
        ))}
        {Array.from({ length: all }, (_, index) => {
          const [x, y] = [
            (across * wide * (1 - scale)) / 2 + (index % across) * wide * scale,
            top + Math.floor(index / across) * high * scale,
          ]
          return (
            <g
              key={index}
              transform={`translate(${Math.round(x + 20 * scale)} ${Math.round(y + 36 * scale)})scale(${1.38 * scale})`}
            >
              <g {...early(ends)}>
                <JarShape
                  level={parts === undefined ? levelOf(index, all) : 0}
                  coins="var(--deep)"
                  lean={lean}
                />
              </g>
              {ends && (
                <g {...late}>
                  <JarShape level={1} coins="var(--deep)" lean={lean} />
                </g>
              )}
              <rect x="46" y="84" width="68" height="58" rx="7" fill="var(--paper)" />
              <Figure of={index + 1} />
            </g>
          )
        })}
      </g>
    )
  },
}

const Figure = ({ of }: { of: number }) => {
  const [advance, path] = digitOutlines[of] ?? [0, '']
  return (
    <path
      className="pins"
      transform={`translate(${80 - advance * 0.32} 134)scale(.64)`}
      d={path}
      fill="var(--brand)"
    />
  )
}
