import { nearest } from '../../engine/compile/fixes/nearest.ts'

/** Why nothing was written. */
export class NotAnswered extends Error {
  readonly isUsage: boolean
  constructor(message: string, isUsage = false) {
    super(message)
    this.isUsage = isUsage
  }
}

/** For an answer on the command line that is none of the allowed ones. */
export const noneOf = (word: string, choices: readonly string[], what: string): NotAnswered => {
  const suggestion = nearest(word, choices)
  const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`
  return new NotAnswered(`"${word}" is not allowed for ${what}.${hint} Allowed: ${choices.join(', ')}.`, true)
}
