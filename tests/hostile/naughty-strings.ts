import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' }

/** The public list of strings that programs have stumbled over. */
const naughty: string[] = [...new Set(naughtyStrings)]

/** Every so-many-th of them, from another one on for each form: together the forms see them all. */
export const naughtyFor = (form: number, every: number): string[] =>
  naughty.filter((_, at) => at % every === form % every)
