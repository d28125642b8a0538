import { isCancel, select, text } from '@clack/prompts'
import { NotAnswered, noneOf } from './not-answered.ts'

type TextOptions = {
  /** What the command line calls it. */
  what: string
  example?: string
  /** Taken where nobody is there to ask. */
  initial?: string
  validate?: (answer: string) => string | undefined
}

/** Takes an answer of the command line, asks for a missing one in a terminal, and refuses without either. */
export type Asker = {
  text: (question: string, given: string | undefined, options: TextOptions) => Promise<string>
  choice: <Choice extends string>(
    question: string,
    choices: readonly Choice[],
    given: string | undefined,
    what: string,
    initial?: Choice,
  ) => Promise<Choice>
}

export const createAsker = (
  isTerminal = process.stdin.isTTY && process.stdout.isTTY && !process.env['CI'],
): Asker => ({
  text: async (question, given, { what, example, initial, validate }) => {
    const found = given ?? (isTerminal ? await askText(question, { example, initial, validate }) : initial)
    if (found === undefined || found.trim() === '') throw missing(what)
    const fault = validate?.(found)
    if (fault !== undefined) throw new NotAnswered(`${what}: "${found}" ${fault}.`, true)
    return found.trim()
  },
  choice: async (question, choices, given, what, initial) => {
    const word = given ?? (isTerminal ? await askChoice(question, choices, initial) : initial)
    if (word === undefined) throw missing(what, choices)
    const choice = choices.find((known) => known === word)
    if (choice === undefined) throw noneOf(word, choices, what)
    return choice
  },
})

const missing = (what: string, choices: readonly string[] = []) =>
  new NotAnswered(`Missing: ${what}.${choices.length > 0 ? ` Allowed: ${choices.join(', ')}.` : ''}`, true)

const askText = async (
  message: string,
  {
    example,
    initial,
    validate,
  }: {
    example?: string | undefined
    initial?: string | undefined
    validate?: TextOptions['validate'] | undefined
  },
): Promise<string> => {
  const answer = await text({
    message,
    ...(example !== undefined && { placeholder: example }),
    ...(initial !== undefined && { initialValue: initial }),
    validate: (words) => (words?.trim() ? validate?.(words.trim()) : 'must not be empty'),
  })
  if (isCancel(answer)) throw new NotAnswered('Nothing was written.')
  return answer
}

const askChoice = async (message: string, choices: readonly string[], initial?: string): Promise<string> => {
  const answer = await select({
    message,
    options: choices.map((value) => ({ value, label: value })),
    ...(initial !== undefined && { initialValue: initial }),
  })
  if (isCancel(answer)) throw new NotAnswered('Nothing was written.')
  return answer
}
