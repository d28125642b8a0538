import { z } from 'zod'
import { isRecord } from '../../read/is-record.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { nearest } from '../../fixes/nearest.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { defineRule } from '../define-rule.ts'

/** What a step's schema tells of its place in a pipeline, beside what judges its entry. */
const Facts = z.object({ needs: z.array(z.string()).default([]), gives: z.array(z.string()).default([]) })

/** Each step comes after those that it needs, nothing is done twice, and every mailing list has a name. */
const checkSteps = ({ campaigns, coaches, stepSchemas }: ParsedFiles): Diagnostic[] =>
  campaigns.flatMap((parsed) => [
    ...wrongOrder(parsed, stepSchemas),
    ...repeated(parsed, stepSchemas),
    ...withoutList(parsed, coaches.get(parsed.coach)?.raw),
    ...neverLate(parsed),
  ])

export const stepRule = defineRule({
  ids: {
    'missing-list': { says: 'The step "mailing-list" has a list.' },
    'never-late': { says: 'Only a step that the visitor waits for has words for being late.' },
    'step-order': { says: 'Each step appears once, after the steps it needs.' },
  },
  check: checkSteps,
})

type Named = { index: number; step: string; needs: string[]; gives: string[] }

const wrongOrder = (parsed: ParsedCampaign, stepSchemas: ParsedFiles['stepSchemas']): Diagnostic[] => {
  const written: unknown[] = Array.isArray(parsed.raw['pipeline']) ? parsed.raw['pipeline'] : []
  const steps = written.flatMap((entry, index): Named[] => {
    const name = isRecord(entry) ? String(entry['step']) : ''
    // A misspelt one is told as such.
    const step = Object.hasOwn(stepSchemas, name) ? name : nearest(name, Object.keys(stepSchemas))
    return step ? [{ index, step, ...factsOf(stepSchemas[step]) }] : []
  })
  const report = ({ index }: Named, message: string, fix: string) =>
    parsed.source.report(['pipeline', index], { rule: 'step-order', message, fix })
  return steps.flatMap((one) => {
    const earlier = steps.filter(({ index }) => index < one.index)
    if (earlier.some((other) => shares(other.gives, one.gives)))
      return [report(one, `the step "${one.step}" stands here a second time.`, 'Keep one of them.')]
    const needy = earlier.find((other) => shares(other.needs, one.gives))
    if (needy)
      return [
        report(
          one,
          `the step "${one.step}" must stand before "${needy.step}", which needs it.`,
          `Move it up, above "${needy.step}".`,
        ),
      ]
    if (one.gives.length > 0 && earlier.some(({ gives }) => gives.length === 0))
      return [
        report(
          one,
          `the step "${one.step}" must stand before all that reaches outside, such as "email".`,
          'Move it up, below "lead": these are stored together.',
        ),
      ]
    return missingFor(one, steps, stepSchemas).map((giver) =>
      report(one, `the step "${one.step}" needs the step "${giver}".`, `Add "- step: ${giver}" before it.`),
    )
  })
}

const shares = (some: string[], others: string[]) => some.some((one) => others.includes(one))

/** Steps that would give what nobody gives here; that nobody is stored at all is told of the form. */
const missingFor = ({ needs }: Named, steps: Named[], stepSchemas: ParsedFiles['stepSchemas']): string[] =>
  needs
    .filter((need) => need !== 'lead' && !steps.some(({ gives }) => gives.includes(need)))
    .flatMap((need) =>
      Object.keys(stepSchemas).filter((name) => factsOf(stepSchemas[name]).gives.includes(need)),
    )

const factsOf = (schema: z.ZodType | undefined) => Facts.parse(schema?.meta() ?? {})

/** The same effect in the same words; how long it is tried makes no other one of it. */
const repeated = (
  { source, pipeline }: ParsedCampaign,
  stepSchemas: ParsedFiles['stepSchemas'],
): Diagnostic[] =>
  pipeline
    .filter(({ entry }) => factsOf(stepSchemas[entry.step]).gives.length === 0)
    .flatMap(({ index, entry }, at, effects) => {
      if (!effects.slice(0, at).some((other) => meaningOf(other.entry) === meaningOf(entry))) return []
      const message = `the step "${entry.step}" does the same a second time.`
      return [source.report(['pipeline', index], { rule: 'step-order', message, fix: 'Keep one of them.' })]
    })

const meaningOf = ({
  onError: _onError,
  wait: _wait,
  late: _late,
  timeout: _timeout,
  attempts: _attempts,
  retry: _retry,
  ...entry
}: Record<string, unknown>) => JSON.stringify(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)))

const withoutList = (
  { source, pipeline }: ParsedCampaign,
  coach: Record<string, unknown> | undefined,
): Diagnostic[] => {
  if (!coach || coach['mailingList'] !== undefined) return []
  return pipeline
    .filter(({ entry }) => entry.step === 'mailing-list' && entry['list'] === undefined)
    .map(({ index }) =>
      source.report(['pipeline', index], {
        rule: 'missing-list',
        message: 'names no mailing list, and neither does coach.yaml.',
        fix: 'Write "mailingList: <id of the audience>" in coach.yaml.',
      }),
    )
}

/** A word for who waited too long, at a step that nobody waits for. */
const neverLate = ({ source, pipeline }: ParsedCampaign): Diagnostic[] =>
  pipeline
    .filter(({ entry }) => entry['late'] === 'error' && (entry['onError'] ?? 'logged') === 'logged')
    .map(({ index }) =>
      source.report(['pipeline', index, 'late'], {
        rule: 'never-late',
        message: 'has no effect: nobody waits for a step that only logs its errors.',
        fix: 'Write "onError: error" beside it, or take it out.',
      }),
    )
