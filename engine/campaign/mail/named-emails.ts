import { stepDefinitions } from '../steps/steps.gen.ts'

type Entry = { step: string }

export const namedEmails = (entry: Entry): { name: string; path: PropertyKey[] }[] =>
  stepDefinitions.get(entry.step)?.emails(entry) ?? []

export const signUpEmails = (pipeline: readonly Entry[]): string[] =>
  pipeline.flatMap((entry) => {
    const definition = stepDefinitions.get(entry.step)
    if (!definition?.email || definition.read(entry) === undefined) return []
    return [definition.email(entry)]
  })
