const number = new Intl.NumberFormat('en')

/** "1 form", "1,204 forms". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number.format(count)} ${count === 1 ? one : many}`
