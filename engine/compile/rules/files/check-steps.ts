import type { AnyStepDefinition } from '../../../campaign/steps/contract/define-step.ts'
import { lacksList } from '../../../campaign/steps/mailing-list.ts'
import { stepDefinitions } from '../../../campaign/steps/steps.gen.ts'
import { isRecord } from '../../read/is-record.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { nearest } from '../../fixes/nearest.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { defineRule } from '../define-rule.ts'

export const stepRule = defineRule({
  ids: {
    'missing-list': { says: 'The step "mailing-list" has a list.' },
    'never-late': { says: 'Only a step that the visitor waits for has words for being late.' },
    'step-order': { says: 'Each step appears once, after the steps it needs.' },
  },
  check: ({ campaigns, coaches }: ParsedFiles) =>
    campaigns.flatMap((parsed) => [
      ...wrongOrder(parsed),
      ...repeated(parsed),
      ...withoutList(parsed, coaches.get(parsed.coach)?.raw),
      ...neverLate(parsed),
    ]),
})

type Named = { index: number; step: string } & Pick<AnyStepDefinition, 'needs' | 'gives'>

const wrongOrder = (parsed: ParsedCampaign): Diagnostic[] => {
  const written: unknown[] = Array.isArray(parsed.raw['pipeline']) ? parsed.raw['pipeline'] : []
  const steps = written.flatMap((entry, index): Named[] => {
    const name = isRecord(entry) ? String(entry['step']) : ''
    const step = stepDefinitions.has(name) ? name : nearest(name, [...stepDefinitions.keys()])
    const definition = step === undefined ? undefined : stepDefinitions.get(step)
    return definition
      ? [{ index, step: definition.name, needs: definition.needs, gives: definition.gives }]
      : []
  })
  const report = ({ index }: Named, message: string, fix: string) =>
    parsed.source.report(['pipeline', index], { rule: 'step-order', message, fix })
  return steps.flatMap((one) => {
    const earlier = steps.filter(({ index }) => index < one.index)
    if (earlier.some((other) => shares(other.gives, one.gives)))
      return [report(one, `the pipeline has the step "${one.step}" twice.`, 'Keep one of them.')]
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
    return missingFor(one, steps).map((giver) =>
      report(one, `the step "${one.step}" needs the step "${giver}".`, `Add "- step: ${giver}" before it.`),
    )
  })
}

const shares = (some: readonly string[], others: readonly string[]) =>
  some.some((one) => others.includes(one))

const missingFor = ({ needs }: Named, steps: Named[]): string[] =>
  needs
    .filter((need) => need !== 'lead' && !steps.some(({ gives }) => gives.includes(need)))
    .flatMap((need) =>
      [...stepDefinitions.values()].filter(({ gives }) => gives.includes(need)).map(({ name }) => name),
    )

const repeated = ({ source, pipeline }: ParsedCampaign): Diagnostic[] =>
  pipeline
    .filter(({ entry }) => stepDefinitions.get(entry.step)?.gives.length === 0)
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
    .filter(({ entry }) => lacksList(entry))
    .map(({ index }) =>
      source.report(['pipeline', index], {
        rule: 'missing-list',
        message: 'names no mailing list, and neither does coach.yaml.',
        fix: 'Write "mailingList: <id of the audience>" in coach.yaml.',
      }),
    )
}

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
