import { Written } from './written.tsx'

const [tip, end, body] = [150, 100, 540]
const half = 58
const length = tip + body + end

/** A pencil of as many pieces as there are parts, as long as each takes; its point is in the first. */
export const Pencil = ({
  parts,
  box: [wide, high],
}: {
  parts: readonly string[]
  box: readonly [number, number]
}) => {
  const minutes = parts.map((part) => Number.parseFloat(part) || 1)
  const unit = body / minutes.reduce((all, each) => all + each, 0)
  const startOf = (index: number) =>
    Math.round(tip + minutes.slice(0, index).reduce((all, each) => all + each, 0) * unit)
  return (
    <>
      <path
        d={`M0 ${high - 46}H${wide}`}
        fill="none"
        stroke="currentColor"
        strokeOpacity=".4"
        strokeWidth="3"
      />
      <g transform={`translate(96 ${high - 50})rotate(-40)`} stroke="none">
        <path d={`M0 0L${tip} -${half}V${half}z`} fill="var(--paper2)" />
        <path d="M0 0L46 -18V18z" fill="currentColor" />
        {parts.map((part, index) => (
          <g key={index}>
            <path
              d={`M${startOf(index)} -${half}H${startOf(index + 1) - 5}V${half}H${startOf(index)}z`}
              fill={index === 0 ? 'var(--paper)' : 'var(--accent)'}
            />
            <Written
              text={part}
              x={Math.round((startOf(index) + startOf(index + 1) - 5) / 2)}
              y={13}
              size={36}
              letters={40}
              anchor="middle"
              fill="var(--deep)"
            />
          </g>
        ))}
        <path
          d={`M${tip} -${half / 2}H${tip + body}M${tip} ${half / 2}H${tip + body}`}
          stroke="var(--deep)"
          strokeOpacity=".25"
          strokeWidth="3"
        />
        <path d={`M${tip + body} -${half}h44v${half * 2}h-44z`} fill="currentColor" fillOpacity=".55" />
        <path
          d={`M${tip + body + 50} -${half}H${length - 18}q18 0 18 18v${half * 2 - 36}q0 18 -18 18H${tip + body + 50}z`}
          fill="var(--brand)"
        />
      </g>
    </>
  )
}
