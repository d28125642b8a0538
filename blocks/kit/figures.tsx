import type { Figure } from './figure.ts'

/** Figures in a row, or however `className` lays them out: what is counted is the term, the figure its description. */
export const Figures = (props: { figures: readonly Figure[]; className: string; row?: string }) => (
  <dl className={props.className}>
    {props.figures.map(({ value, label }) => (
      <div key={label} className={props.row ?? 'figure'}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
