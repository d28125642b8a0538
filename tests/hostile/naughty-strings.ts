import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' }

const naughty: string[] = [...new Set(naughtyStrings)]

/** Every n-th string, with another offset for each form: together the forms get all of them. */
export const naughtyFor = (form: number, every: number): string[] =>
  naughty.filter((_, at) => at % every === form % every)
