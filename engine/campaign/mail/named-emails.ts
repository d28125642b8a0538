import { journeyStep } from '../steps/journey.ts'
import { subscribes } from '../steps/mailing-list.ts'
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

/** Whether more follows than the mails of the form itself: further mails, or a mailing list. */
export const leadsToMore = (pipeline: readonly Entry[]): boolean => {
  const own = signUpEmails(pipeline)
  return pipeline.some(
    (entry) =>
      subscribes(entry) ||
      (entry.step === journeyStep.name && namedEmails(entry).some(({ name }) => !own.includes(name))),
  )
}
