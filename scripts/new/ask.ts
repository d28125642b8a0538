import { select, text } from '@clack/prompts'
import { didYouMean } from '../../engine/compile/fixes/nearest.ts'
import { StartRefused } from '../../server/errors.ts'
import { WrongCall } from '../command.ts'

type TextOptions = {
  what: string
  example?: string
  /** Used without a terminal. */
  initial?: string
  validate?: (answer: string) => string | undefined
}

/** Reads an answer from the command line, prompts for a missing one in a terminal, and refuses without either. */
export type Asker = ReturnType<typeof createAsker>

export const createAsker = (
  isTerminal = process.stdin.isTTY && process.stdout.isTTY && !process.env['CI'],
) => ({
  text: async (question: string, given: string | undefined, options: TextOptions): Promise<string> => {
    const { what, initial, validate } = options
    const found = given ?? (isTerminal ? await promptText(question, options) : initial)
    if (found === undefined || found.trim() === '') throw missing(what)
    const fault = validate?.(found)
    if (fault !== undefined) throw new WrongCall(`${what}: "${found}" ${fault}.`)
    return found.trim()
  },
  choice: async <Choice extends string>(
    question: string,
    choices: readonly Choice[],
    given: string | undefined,
    what: string,
    initial?: Choice,
    hints?: Record<Choice, string>,
  ): Promise<Choice> => {
    const word = given ?? (isTerminal ? await promptChoice(question, choices, initial, hints) : initial)
    if (word === undefined) throw missing(what, choices)
    const choice = choices.find((known) => known === word)
    if (choice !== undefined) return choice
    const hint = `${didYouMean(word, choices)}Allowed: ${choices.join(', ')}.`
    throw new WrongCall(`"${word}" is not allowed for ${what}. ${hint}`)
  },
})

const missing = (what: string, choices: readonly string[] = []) =>
  new WrongCall(`Missing: ${what}.${choices.length > 0 ? ` Allowed: ${choices.join(', ')}.` : ''}`)

const promptText = (message: string, { example, initial, validate }: TextOptions) =>
  answerOf(
    text({
      message,
      ...(example !== undefined && { placeholder: example }),
      ...(initial !== undefined && { initialValue: initial }),
      validate: (words) => (words?.trim() ? validate?.(words.trim()) : 'must not be empty'),
    }),
  )

const promptChoice = (
  message: string,
  choices: readonly string[],
  initial?: string,
  hints?: Record<string, string>,
) =>
  answerOf(
    select({
      message,
      options: choices.map((value) => ({ value, label: hints ? `${value}: ${hints[value]}` : value })),
      ...(initial !== undefined && { initialValue: initial }),
    }),
  )

const answerOf = async (prompt: Promise<string | symbol>): Promise<string> => {
  const answer = await prompt
  // A symbol is clack's sign for Ctrl-C.
  if (typeof answer === 'symbol') throw new StartRefused('Nothing was written.')
  return answer
}
