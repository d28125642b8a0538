import type { CalculatorProps } from './calculator.schema.ts'

type Shown = Pick<CalculatorProps['results'][number], 'currency' | 'decimals'>

/** Money has all of its decimals or none; a sum that comes to nothing is no "-0". */
export const figureText = (value: number, { currency, decimals }: Shown, lang: string): string =>
  Number.isNaN(value)
    ? '–'
    : value.toLocaleString(lang, {
        maximumFractionDigits: decimals,
        signDisplay: 'negative',
        ...(currency !== undefined && { style: 'currency', currency, minimumFractionDigits: decimals }),
      })
