import { eventIn, hasEvent } from '../facts/event-of-file.ts'
import { isRecord } from '../../read/is-record.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { handedOver } from '../../../campaign/form/next-page.ts'
import { didYouMean } from '../../fixes/nearest.ts'
import { defineRule } from '../define-rule.ts'

const checkMessages = ({ campaigns }: ParsedFiles): Diagnostic[] =>
  campaigns.flatMap((parsed) =>
    parsed.sections.flatMap((section, index) => {
      if (section['type'] === 'success') return openWords(parsed, ['sections', index], section, ['email'])
      if (section['type'] !== 'form' || !isRecord(section['messages'])) return []
      const { after } = section
      return [
        ...(isRecord(after)
          ? openWords(parsed, ['sections', index, 'after'], after, handedOver, ['url'])
          : []),
        ...missingMessages(parsed, section, section['messages'], index),
        ...openErrors(parsed, section['messages'], index),
        ...nearlyFullFaults(parsed, section['messages'], index),
      ]
    }),
  )

export const messageRule = defineRule({
  ids: {
    'count-needed': { says: 'The text of a form that is nearly full says how many seats are left.' },
    'message-needed': { says: 'A form has a message for each way it can end.' },
  },
  check: checkMessages,
})

const missingMessages = (
  parsed: ParsedCampaign,
  form: Record<string, unknown>,
  messages: Record<string, unknown>,
  index: number,
): Diagnostic[] => {
  const event = eventIn(parsed)?.event
  const needs = [
    { key: 'partial', isNeeded: form['afterPartial'] === 'stay', when: 'afterPartial is "stay"' },
    { key: 'full', isNeeded: event !== undefined, when: 'the pipeline has the step "event"' },
    {
      key: 'duplicate',
      isNeeded: event?.duplicates === 'tell',
      when: 'the step "event" has "duplicates: tell"',
    },
  ]
  return needs
    .filter(({ key, isNeeded }) => isNeeded && messages[key] === undefined)
    .map(({ key, when }) =>
      parsed.source.report(['sections', index, 'messages', key], {
        rule: 'message-needed',
        message: `is missing, but ${when}.`,
        fix: `Add it: ${key}: { title: "..." }.`,
      }),
    )
}

const openErrors = (
  parsed: ParsedCampaign,
  messages: Record<string, unknown>,
  index: number,
): Diagnostic[] => {
  const { error, hints } = messages
  const path = ['sections', index, 'messages']
  return [
    ...(isRecord(error) ? openWords(parsed, [...path, 'error'], error, ['message']) : []),
    ...(isRecord(hints) ? openWords(parsed, [...path, 'hints'], hints, ['message'], Object.keys(hints)) : []),
  ]
}

const nearlyFullFaults = (
  parsed: ParsedCampaign,
  { nearlyFull }: Record<string, unknown>,
  index: number,
): Diagnostic[] => {
  if (!isRecord(nearlyFull)) return []
  const path = ['sections', index, 'messages', 'nearlyFull']
  const { text } = nearlyFull
  return [
    ...openWords(parsed, path, nearlyFull, ['left', 'capacity'], ['text']),
    ...(hasEvent(parsed)
      ? []
      : [
          parsed.source.report(path, {
            rule: 'event-needed',
            message: 'counts places, but the pipeline has no step "event".',
            fix: 'Take it out, or add the step: { step: event, capacity: 50 }.',
            at: 'key',
          }),
        ]),
    ...(typeof text !== 'string' || text.includes('{left}')
      ? []
      : [
          parsed.source.report([...path, 'text'], {
            rule: 'count-needed',
            message: 'does not say how many places are left.',
            fix: 'Write {left} where the number belongs: "{left} of {capacity} seats left."',
          }),
        ]),
  ]
}

const openWords = (
  { source }: ParsedCampaign,
  path: PropertyKey[],
  holder: Record<string, unknown>,
  allowed: readonly string[],
  keys = ['title', 'text'],
): Diagnostic[] =>
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
