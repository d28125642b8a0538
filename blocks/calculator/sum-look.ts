import type { PageLayout } from '../kit/page-layout.ts'
import type { BlockProps } from '../kit/setting.ts'
import type { CalculatorProps } from './calculator.schema.ts'

const looks: Partial<Record<PageLayout, string>> = {
  poster: 'page-poster sum-laid sum-poster',
  ticket: 'sum-laid sum-ticket',
  stairs: 'page-stairs sum-laid sum-stairs',
  margin: 'page-margin sum-laid sum-margin',
  sheet: 'sum-laid sum-sheet',
  letter: 'page-letter sum-laid sum-letter',
  slices: 'page-slices sum-laid sum-slices',
  chart: 'sum-laid sum-chart',
  programme: 'page-programme sum-laid sum-programme',
}

/** Beside the inputs is where the layout of the look has the results. */
export const lookOf = ({ variant, setting }: BlockProps<CalculatorProps>) =>
  variant === 'beside' ? looks[setting.layout] : undefined

const grounds: Partial<Record<PageLayout, string>> = {
  poster: 'sum-dark',
  ticket: 'tone-deep',
  stairs: 'tone-deep',
  margin: '',
  sheet: '',
  letter: 'tone-paper',
  slices: 'ground-accent',
}

/** Of the results: that of an object, of the section, or a dark page. */
export const groundOf = (props: BlockProps<CalculatorProps>) =>
  (lookOf(props) === undefined ? undefined : grounds[props.setting.layout]) ??
  (props.tone !== 'deep' && 'tone-deep sum-dark')

/** Of several results the first is what the button follows; a table or a receipt ends with the total and the button. */
export const isAskedFirst = (props: BlockProps<CalculatorProps>) =>
  props.results.length > 1 && ![looks.sheet, looks.ticket].includes(lookOf(props) ?? '')

/** A result without a second one has the whole panel: its sentence goes below it, larger. A table has no panel. */
export const aloneOf = (props: BlockProps<CalculatorProps>) =>
  props.results.length === 1 && lookOf(props) !== looks.sheet ? props.results[0] : undefined
