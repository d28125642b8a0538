import type { Figure } from './figure.ts'

/** Figures in a row, or however `className` lays them out: what is counted is the term, the figure its description. */
export const Figures = (props: { figures: readonly Figure[]; className: string; row?: string }) => (
  <dl className={props.className}>
    {props.figures.map(({ value, label }) => (
      <div key={label} className={props.row ?? 'figure'}>
        <dt>{label}</dt>
        <dd>{unbroken(value)}</dd>
      </div>
    ))}
  </dl>
)

/** A sum stays on one line with its sign. */
const unbroken = (value: string) => value.replace(/(?<=\p{Sc}) (?=\d)|(?<=\d) (?=\p{Sc})/gu, '\u00a0')
