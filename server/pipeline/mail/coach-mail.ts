import { escapeHtml } from '../../../engine/campaign/mail/fill-email.ts'
import type { SiteCoach } from '../../../engine/campaign/release/release.ts'
import type { OutgoingMail } from '../../ports.ts'
import type { StepResult } from '../step.ts'
import type { Attempt } from '../outbox/attempt.ts'

type CoachMail = {
  subject: string
  lines: string[]
  replyTo?: string
}

/** A refused address of a coach is not suppressed. */
export const sendToCoach = async ({ run, coach, send }: Attempt, mail: CoachMail): Promise<StepResult> => {
  const result = await send(composed(coach, run.id, mail))
  return result.kind === 'failed' ? { ...result, suppressAddress: false } : result
}

/** It is no bulk mail: it has no unsubscribe link. */
const composed = ({ sender, notices }: SiteCoach, effectId: string, mail: CoachMail): OutgoingMail => {
  const lines = mail.lines.map(cleaned)
  return {
    messageId: `${effectId}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}`,
    from: { name: sender.name, address: sender.address },
    to: notices?.to ?? sender.replyTo ?? sender.address,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: cleaned(mail.subject).replaceAll('\n', ' '),
    text: `${lines.join('\n')}\n`,
    html: lines.map((line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`).join('\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** Removes control characters and those that reverse or hide text; line ends stay. */
const cleaned = (text: string) =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    // oxlint-disable-next-line no-control-regex -- these are what is removed
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
