import { clsx } from 'clsx'
import type { Figure } from './words.ts'

export const Figures = (props: { figures: readonly Figure[]; className: string; row?: string }) => (
  <dl className={clsx(props.className, props.row === undefined && fitOf(props.figures))}>
    {props.figures.map(({ value, label }) => (
      <div key={label} className={props.row ?? 'figure'}>
        <dt>{label}</dt>
        <dd>{unbroken(value)}</dd>
      </div>
    ))}
  </dl>
)

const fitOf = (figures: readonly Figure[]) => {
  const longest = Math.max(...figures.map(({ value }) => value.length))
  if (longest <= 4) return undefined
  if (longest > 12) return 'figures-words'
  return longest <= 6 ? 'ems-6' : longest <= 9 ? 'ems-9' : 'ems-12'
}

export const unbroken = (value: string) => value.replace(/(?<=\p{Sc}) (?=\d)|(?<=\d) (?=\p{Sc})/gu, '\u00a0')
