import { stepDefinitions } from '../steps/steps.gen.ts'

type Entry = { step: string }

/** Every e-mail that an entry of a pipeline names, and the keys under which it does. */
export const namedEmails = (entry: Entry): { name: string; path: PropertyKey[] }[] =>
  stepDefinitions.get(entry.step)?.emails(entry) ?? []

/** Names of the e-mails that a pipeline sends at the sign-up, in order. */
export const signUpEmails = (pipeline: readonly Entry[]): string[] =>
  pipeline.flatMap((entry) => {
    const definition = stepDefinitions.get(entry.step)
    if (!definition?.email || definition.read(entry) === undefined) return []
    return [definition.email(entry)]
  })
