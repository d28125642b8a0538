/** `word`: the part that is wrong. */
export class FormulaFault extends Error {
  readonly word: string
  constructor(message: string, word: string) {
    super(message)
    this.word = word
  }
}
