import { notifyStep } from '../../engine/campaign/steps/notify.ts'
import { defineHandler } from '../pipeline/step.ts'

export const notifyHandler = defineHandler(notifyStep, {
  onceInHours: 24,
  acts: ({ when }) => when === 'now',
  record: ({ config, recorder }) => {
    if (config.when === 'daily') recorder.addToDigest()
  },
  perform: ({ campaign, lead, submission, sendToCoach }) => {
    const fields = campaign.form?.fields ?? []
    const answers = Object.entries(submission?.values ?? {})
      .filter(([name, value]) => name !== 'name' && name !== 'email' && value !== '')
      .map(([name, value]) => {
        const field = fields.find((known) => known.name === name)
        return `${field && 'label' in field ? field.label : name}: ${textOf(value)}`
      })
    return sendToCoach({
      subject: `New lead: ${campaign.name}`,
      lines: [
        `${lead.name ?? 'Somebody'} sent the form of "${campaign.name}".`,
        `E-mail: ${lead.email}`,
        ...answers,
        ...cameFrom(submission ?? {}),
        'To answer, reply to this mail.',
      ],
      replyTo: lead.email,
    })
  },
})

type Visit = { source?: string | null; link?: string | null }

const cameFrom = ({ source, link }: Visit) =>
  source ? [`Came from: ${source}${link ? ` (link "${link}")` : ''}`] : []

const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
