import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Answer } from './run-simulation.ts'

type Form = NonNullable<SiteCampaign['form']>
type Asked = Pick<SiteCampaign, 'form' | 'event'>

export const visitorLines = ({ body }: Answer, { form, event }: Asked): string[] => {
  if (!('ok' in body)) return refusedLines(body, form)
  const { outcome, title, message, action } = body
  const late = outcome === 'partial' ? ', and the mail is still on its way' : ''
  return [
    `taken: ${event ? 'the seat is theirs' : 'they are signed up'}${late}`,
    ...shown({ title, text: message }),
    ...(action ? [`button: ${action.label} (${action.href})`] : []),
  ]
}

type Refused = Extract<Answer['body'], { error: unknown }>

const refusedLines = ({ error: { code, message, fields, step } }: Refused, form: Form | undefined) => {
  const words = wordsOf(code, form?.messages)
  const why = code === 'step_failed' ? `stored, but the step "${step}" failed` : meanings[code]
  return [
    why ?? `not taken: ${code.replaceAll('_', ' ')}`,
    ...shown(words?.text === undefined ? { title: words?.title, text: words?.alone ? '' : message } : words),
    ...Object.entries(fields ?? {}).map(([name, fault]) => `at the field ${name}: ${fault}`),
  ]
}

const meanings: Partial<Record<string, string>> = {
  event_full: 'not taken: no seat is left',
  event_over: 'not taken: the event is over',
  already_registered: 'not taken again: they have a seat already',
}

type Words = { title?: string | undefined; text?: string | undefined }

const wordsOf = (
  code: string,
  messages: Form['messages'] | undefined,
): (Words & { alone?: boolean }) | undefined => {
  if (code === 'event_full') return messages?.full && { ...messages.full, alone: true }
  if (code === 'event_over') return messages?.over && { ...messages.over, alone: true }
  if (code === 'already_registered') return messages?.duplicate && { ...messages.duplicate, alone: true }
  if (code === 'missing_fields') return messages?.missing
  return messages && { title: messages.error.title }
}

const shown = ({ title, text }: Words): string[] => [
  ...(title ? [`title: ${title}`] : []),
  ...(text ? [`text: ${text}`] : []),
]
