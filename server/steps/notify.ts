import { notifyStep } from '../../engine/campaign/steps/notify.ts'
import { defineHandler, type PerformContext } from '../pipeline/step.ts'

export const notifyHandler = defineHandler(notifyStep, {
  onceInHours: 24,
  acts: ({ when }) => when === 'now',
  record: ({ config, recorder }) => {
    if (config.when === 'daily') recorder.addToDigest()
  },
  perform: ({ campaign, lead, submission, words, sendToCoach }) => {
    const { notice } = words
    const asked = campaign.form?.fields ?? []
    const placeOf = (name: string) => asked.findIndex((field) => field.name === name)
    const answers = Object.entries(submission?.values ?? {})
      .filter(([name, value]) => name !== 'name' && name !== 'email' && value !== '')
      .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
      .map(([name, value]) => answerLine(words, name, asked[placeOf(name)], value))
    return sendToCoach({
      subject: notice.subject(campaign.name),
      lang: campaign.lang,
      lines: [
        notice.sent(lead.name ?? '', campaign.name),
        `${notice.email}${words.colon}${lead.email}`,
        ...answers,
        ...cameFrom(notice, submission ?? {}),
        notice.reply,
      ],
      replyTo: lead.email,
    })
  },
})

type Words = PerformContext<unknown>['words']
type Form = NonNullable<PerformContext<unknown>['campaign']['form']>
type FormField = Form['fields'][number]
type Visit = { source?: string | null; link?: string | null }

const cameFrom = (notice: Words['notice'], { source, link }: Visit) =>
  source
    ? [`${notice.source(source === 'direct' ? notice.direct : source)}${link ? ` ${notice.link(link)}` : ''}`]
    : []

/** "Name: Ann" or "How many come? 2", as the visitor read it. */
const answerLine = (words: Words, name: string, field: FormField | undefined, value: unknown): string => {
  const label = field && 'label' in field ? field.label : name
  const between = /[?!؟]$/.test(label) ? ' ' : words.colon
  return `${label.replace(/\.$/, '')}${between}${textOf(words, field, value)}`
}

const textOf = ({ notice, event, locale }: Words, field: FormField | undefined, value: unknown): string => {
  if (typeof value === 'boolean') return value ? notice.yes : notice.no
  if (typeof value !== 'string') return JSON.stringify(value)
  if (field && 'options' in field)
    return field.options.find((option) => option.value === value)?.label ?? value
  if (field?.type === 'date' && !Number.isNaN(Date.parse(value)))
    return event.day(
      new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(value)),
    )
  return value
}
