import { notifyStep } from '../../engine/campaign/steps/notify.ts'
import { defineHandler, type PerformContext } from '../pipeline/step.ts'

export const notifyHandler = defineHandler(notifyStep, {
  onceInHours: 24,
  acts: ({ when }) => when === 'now',
  record: ({ config, recorder }) => {
    if (config.when === 'daily') recorder.addToDigest()
  },
  perform: ({ campaign, lead, submission, noticeWords: words, sendToCoach }) => {
    const fields = campaign.form?.fields ?? []
    const answers = Object.entries(submission?.values ?? {})
      .filter(([name, value]) => name !== 'name' && name !== 'email' && value !== '')
      .map(([name, value]) => {
        const field = fields.find((known) => known.name === name)
        return `${field && 'label' in field ? field.label : name}: ${textOf(words, value)}`
      })
    return sendToCoach({
      subject: words.subject(campaign.name),
      lines: [
        words.sent(lead.name ?? '', campaign.name),
        `${words.email}: ${lead.email}`,
        ...answers,
        ...cameFrom(words, submission ?? {}),
        words.reply,
      ],
      replyTo: lead.email,
    })
  },
})

type NoticeWords = PerformContext<unknown>['noticeWords']
type Visit = { source?: string | null; link?: string | null }

const cameFrom = (words: NoticeWords, { source, link }: Visit) =>
  source ? [`${words.source(source)}${link ? ` ${words.link(link)}` : ''}`] : []

const textOf = (words: NoticeWords, value: unknown): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return typeof value === 'string' ? value : JSON.stringify(value)
}
