import { mostCounted } from '../../campaign/staff/counted.ts'

const number = new Intl.NumberFormat('en')

/** "1 form", "1,204 forms". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number.format(count)} ${count === 1 ? one : many}`

/** A count that ends at `mostCounted`: "76", "1,000+". */
export const upTo = (count: number): string =>
  count > mostCounted ? `${number.format(mostCounted)}+` : number.format(count)
