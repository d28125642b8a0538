import { mailId } from '../../campaign/mail/fill-email.ts'
import { namedEmails } from '../../campaign/mail/named-emails.ts'
import type { LoadedCampaign } from '../parse/parsed-files.ts'

type Campaigns = readonly LoadedCampaign[]

/** The campaigns that send a mail, by its id. */
export const sendersIn = (campaigns: Campaigns): Map<string, LoadedCampaign[]> => {
  const known = bySite.get(campaigns)
  if (known) return known
  const senders = new Map<string, LoadedCampaign[]>()
  for (const campaign of campaigns)
    for (const id of new Set(mailsOf(campaign))) senders.set(id, [...(senders.get(id) ?? []), campaign])
  bySite.set(campaigns, senders)
  return senders
}

const bySite = new WeakMap<Campaigns, Map<string, LoadedCampaign[]>>()

const mailsOf = ({ pipeline, coach }: LoadedCampaign) =>
  pipeline.flatMap((entry) => namedEmails(entry).map(({ name }) => mailId(coach, name)))
