import type { KeptMail, OpenMail } from '../../../campaign/staff/mails.ts'
import { sampleAt, samplePerson, samples, sampleTitle } from '../sample.ts'

export const sampleMails: KeptMail[] = samples(8, (id, at) => {
  const { name, email, coach, brand } = samplePerson(at)
  return {
    id,
    at: sampleAt,
    to: email,
    from: brand,
    coach,
    person: { id, name },
    subject: 'Your seat on September 16 is confirmed',
  }
})

export const sampleMail: OpenMail = {
  ...(sampleMails[0] as KeptMail),
  headers: [{ name: 'from', value: 'Harbor & Key <mail@harbor.example>' }],
  text: '',
  hasHtml: true,
  delivery: {
    run: '',
    lead: 'sample',
    campaign: sampleTitle,
    outcome: 'sent',
    attempts: 1,
    writtenAt: sampleAt,
    acceptedAt: sampleAt,
    error: null,
  },
}
