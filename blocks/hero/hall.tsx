/** A lamp falls on one seat of a hall: the reader's. */
export const Hall = () => (
  <>
    <i className="hall-beam" />
    <svg className="hall-lamp" viewBox="0 0 80 116" aria-hidden="true">
      <path d="M38 0h4v50h-4zM14 108c0-36 10-62 26-62s26 26 26 62z" fill="var(--mut)" />
      <path d="M14 106h52v7H14z" fill="var(--accent)" />
    </svg>
    <svg className="hall-rows" viewBox={`${-half} 0 ${2 * half} 224`} aria-hidden="true">
      <ellipse
        cy={rows[lit][0] + 14}
        rx="120"
        ry="30"
        fill="color-mix(in oklab,var(--accent) 30%,var(--bg))"
      />
      <g fill="none" strokeLinecap="round" stroke="color-mix(in oklab,var(--brand) 74%,var(--deep))">
        {rows.map(([y, pitch], index) => (
          <Row key={y} y={y} pitch={pitch} isLit={index === lit} />
        ))}
      </g>
    </svg>
  </>
)

const half = 1440

/** Of each row the height in its middle and the width of a seat: they come nearer. */
const rows = [
  [44, 54],
  [104, 64],
  [176, 78],
] as const

const lit = 1

/** How much lower the ends of a row are than its middle. */
const bend = 64

const Row = ({ y, pitch, isLit }: { y: number; pitch: number; isLit: boolean }) => {
  const seats = 2 * Math.floor(half / pitch) + 1
  const end = Math.round((seats * pitch) / 2)
  return (
    <g strokeWidth={Math.round(pitch * 0.5)}>
      <path
        d={`M${-end} ${y + bend}Q0 ${y - bend} ${end} ${y + bend}`}
        pathLength={seats * 10}
        strokeDasharray="2 8"
        strokeDashoffset="-4"
      />
      {isLit && <path d={`M${-pitch / 8} ${y}h${pitch / 4}`} stroke="var(--accent)" />}
    </g>
  )
}
