import { hasEvent } from '../events/check-event-words.ts'
import { isRecord } from '../../load/drafts.ts'
import type { CampaignDraft, Drafts } from '../../load/drafts.ts'
import type { Problem } from '../../diagnostics/problem.ts'
import { didYouMean } from '../../fixes/nearest.ts'

/** A form has words for every end that it can have, and holds no words in braces that nothing fills in. */
export const checkMessages = ({ campaigns }: Drafts): Problem[] =>
  campaigns.flatMap((draft) =>
    draft.sections.flatMap((section, index) => {
      if (section['type'] === 'success') return openWords(draft, ['sections', index], section, ['email'])
      if (section['type'] !== 'form' || !isRecord(section['messages'])) return []
      return [
        ...missingMessages(draft, section, section['messages'], index),
        ...openErrors(draft, section['messages'], index),
        ...nearlyFullFaults(draft, section['messages'], index),
      ]
    }),
  )

const missingMessages = (
  { source, pipeline }: CampaignDraft,
  form: Record<string, unknown>,
  messages: Record<string, unknown>,
  index: number,
): Problem[] => {
  const event = pipeline.find(({ entry }) => entry.step === 'event')?.entry
  const needs = [
    { key: 'partial', isNeeded: form['afterPartial'] === 'stay', when: 'afterPartial is "stay"' },
    { key: 'full', isNeeded: event !== undefined, when: 'the pipeline has the step "event"' },
    {
      key: 'duplicate',
      isNeeded: event?.['duplicates'] === 'tell',
      when: 'the step "event" has "duplicates: tell"',
    },
  ]
  return needs
    .filter(({ key, isNeeded }) => isNeeded && messages[key] === undefined)
    .map(({ key, when }) =>
      source.report(['sections', index, 'messages', key], {
        rule: 'message-needed',
        message: `is missing, but ${when}.`,
        fix: `Add it: ${key}: { title: "..." }.`,
      }),
    )
}

const openErrors = (draft: CampaignDraft, messages: Record<string, unknown>, index: number): Problem[] => {
  const { error, hints } = messages
  const path = ['sections', index, 'messages']
  return [
    ...(isRecord(error) ? openWords(draft, [...path, 'error'], error, ['message']) : []),
    ...(isRecord(hints) ? openWords(draft, [...path, 'hints'], hints, ['message'], Object.keys(hints)) : []),
  ]
}

/** A count of places needs places, and is nothing without its number. */
const nearlyFullFaults = (
  draft: CampaignDraft,
  { nearlyFull }: Record<string, unknown>,
  index: number,
): Problem[] => {
  if (!isRecord(nearlyFull)) return []
  const path = ['sections', index, 'messages', 'nearlyFull']
  const { text } = nearlyFull
  return [
    ...openWords(draft, path, nearlyFull, ['left', 'capacity'], ['text']),
    ...(hasEvent(draft)
      ? []
      : [
          draft.source.report(path, {
            rule: 'event-needed',
            message: 'counts places, but the pipeline has no step "event".',
            fix: 'Take it out, or add the step: { step: event, capacity: 50 }.',
            at: 'key',
          }),
        ]),
    ...(typeof text !== 'string' || text.includes('{left}')
      ? []
      : [
          draft.source.report([...path, 'text'], {
            rule: 'count-needed',
            message: 'does not say how many places are left.',
            fix: 'Write {left} where the number belongs: "{left} of {capacity} seats left."',
          }),
        ]),
  ]
}

/** Words in braces that nothing fills in: the visitor would read the braces. */
const openWords = (
  { source }: CampaignDraft,
  path: PropertyKey[],
  holder: Record<string, unknown>,
  allowed: string[],
  keys = ['title', 'text'],
): Problem[] =>
  keys.flatMap((key) => {
    const text = holder[key]
    if (typeof text !== 'string') return []
    return [...text.matchAll(/\{([^{}]*)\}/g)]
      .filter(([, word = '']) => !allowed.includes(word))
      .map(([whole]) =>
        source.report([...path, key], {
          rule: 'placeholder',
          word: whole,
          message: `"${whole}" is not filled in by anything.`,
          fix: `${didYouMean(whole, allowed.map(braced))}Allowed: ${allowed.map(braced).join(', ')}.`,
        }),
      )
  })

const braced = (name: string) => `{${name}}`
