import { clsx } from 'clsx'
import type { Figure } from './words.ts'

type FiguresProps = {
  figures: readonly Figure[]
  className: string
  row?: string
  /** Length of a line at each figure, of the row's. */
  shares?: readonly number[] | undefined
}

export const Figures = (props: FiguresProps) => (
  <dl className={clsx(props.className, props.row === undefined && fitOf(props.figures))}>
    {props.figures.map(({ value, label }, index) => (
      <div key={label} className={props.row ?? 'figure'}>
        <dt>{label}</dt>
        <dd>
          {unbroken(value)}
          {props.shares && <Line share={props.shares[index] ?? 0} />}
        </dd>
      </div>
    ))}
  </dl>
)

const Line = ({ share }: { share: number }) => (
  <svg className="count-line" width={`${Math.round(share * 1000) / 10}%`} aria-hidden="true" />
)

const fitOf = (figures: readonly Figure[]) => {
  const longest = Math.max(...figures.map(({ value }) => value.length))
  if (longest <= 4) return undefined
  if (longest > 12) return 'figures-words'
  return longest <= 6 ? 'ems-6' : longest <= 9 ? 'ems-9' : 'ems-12'
}

export const unbroken = (value: string) => value.replace(/(?<=\p{Sc}) (?=\d)|(?<=\d) (?=\p{Sc})/gu, '\u00a0')
