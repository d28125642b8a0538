import type { StepEntry } from '../../campaign/campaign.ts'
import type { CampaignDraft, Drafts } from '../load/drafts.ts'
import { isRecord } from '../load/drafts.ts'
import type { Problem } from '../problems/problem.ts'
import { placeOf } from '../yaml/yaml-file.ts'

/** Who sends a form that leads to more than they asked for reads so at the form: those words are kept as what they agreed to. */
export const checkConsent = ({ campaigns, emails }: Drafts): Problem[] =>
  campaigns.flatMap((draft) => unsaid(draft, emails))

const unsaid = (draft: CampaignDraft, emails: Drafts['emails']): Problem[] => {
  const { source, sections } = draft
  const index = sections.findIndex(({ type }) => type === 'form')
  const form = sections[index]
  const more = form && form['sends'] !== false && !saysSo(form) && leadsTo(draft, emails)
  if (!more) return []
  return [
    source.report(['sections', index], {
      rule: 'privacy-needed',
      message: `${more.what}, and nothing at the form says so.`,
      fix: 'Add one true line: privacy: "The guide, then two short mails. One click to leave."',
      related: [placeOf(source.yaml, ['pipeline', more.index])],
    }),
  ]
}

/** The label of a box is read, too, and more than read. */
const saysSo = ({ privacy, fields }: Record<string, unknown>) =>
  privacy !== undefined ||
  (Array.isArray(fields) && fields.some((field) => isRecord(field) && field['type'] === 'checkbox'))

/** The first step that goes on after what was asked for: a list, or mails of a journey beside the sign-up mail. */
const leadsTo = (
  { coach, pipeline }: CampaignDraft,
  emails: Drafts['emails'],
): { index: number; what: string } | undefined => {
  const idOf = (email: unknown) => (String(email).includes('/') ? String(email) : `${coach}/${String(email)}`)
  const signUp = pipeline.flatMap(({ entry }) => (entry.step === 'email' ? [idOf(entry['email'])] : []))
  // A name that no mail has may be a slip of the sign-up mail's.
  const isLater = (email: string) =>
    [...signUp, email].every((each) => emails.has(each)) && !signUp.includes(email)
  return pipeline.flatMap(({ index, entry }) => {
    if (entry.step === 'mailing-list')
      return entry['effect'] === 'unsubscribe' ? [] : [{ index, what: 'puts people on a mailing list' }]
    const count = mailsOf(entry).map(idOf).filter(isLater).length
    return count === 0
      ? []
      : [{ index, what: `leads to ${count === 1 ? 'a later mail' : `${count} later mails`}` }]
  })[0]
}

/** But for what leaves at once, and reminders of the event: that was asked for. */
const mailsOf = (entry: StepEntry): unknown[] => {
  const sequence: unknown = entry.step === 'journey' ? entry['sequence'] : undefined
  if (!Array.isArray(sequence)) return []
  return sequence.flatMap((mail) =>
    isRecord(mail) && mail['beforeEvent'] === undefined && mail['after'] !== 0 ? [mail['email']] : [],
  )
}
