import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { storedText } from './stored-text.ts'
import { isZone } from './zone.ts'

/** The reason why no mail reaches the address, else the state of its journey; stored: it has none. */
export const LeadState = z.enum([
  'unsubscribed',
  'refused',
  'complaint',
  'active',
  'paused',
  'completed',
  'stopped',
  'suppressed',
  'unconfirmed',
  'stored',
])

/** waits: for a mail server that is down, or for another attempt; unknown: the server stopped while sending it. */
export const FirstEmail = z.enum(['sent', 'waits', 'failed', 'unknown'])
export type FirstEmail = z.infer<typeof FirstEmail>

/** A person on one campaign, as staff see it. */
export const Lead = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  email: z.string(),
  coach: z.string(),
  /** "<coach>/<campaign>"; the name of a campaign without a file; null: none. */
  campaign: z.nullable(z.string()),
  /** Of the campaign, for people. */
  title: z.nullable(z.string()),
  source: z.string(),
  /** Where the visit came from that sent the latest form; null: no form was sent, or before this was kept. */
  via: z.nullable(z.string()),
  state: LeadState,
  /** What became of the first email to an address that gets mails; null: it is on its way, or none is due. */
  firstEmail: z.nullable(FirstEmail),
  createdAt: z.string(),
})
export type Lead = z.infer<typeof Lead>

const text = storedText(254)

const day = z.iso.date('Write a date such as 2026-11-24.')

/**
 * Query of lists and exports of leads. `q` is part of a name or an address; of one or two letters, how one begins. `to` is
 * inclusive; days are those of `zone`, else UTC. `answer` is part of what the form's field `field`, without it any field, was answered with; of one
 * or two letters, all of it. `via` is where a visit that sent a form came from.
 */
export const LeadFilter = z.strictObject({
  coach: z.exactOptional(text),
  campaign: z.exactOptional(text),
  source: z.exactOptional(text),
  via: z.exactOptional(text),
  q: z.exactOptional(text),
  field: z.exactOptional(text),
  answer: z.exactOptional(text),
  from: z.exactOptional(day),
  to: z.exactOptional(day),
  zone: z.exactOptional(z.string().check(z.maxLength(64), z.refine(isZone, 'There is no such zone.'))),
})
export type LeadFilter = z.infer<typeof LeadFilter>

export const LeadQuery = z.extend(LeadFilter, { cursor: z.exactOptional(text) })
export type LeadQuery = z.infer<typeof LeadQuery>

/** `brand`: the coach's name for people. */
const ListedLead = z.extend(Lead, { brand: z.string() })
export type ListedLead = z.infer<typeof ListedLead>

/** `next`: cursor of the next older page. */
export const LeadPage = z.object({ rows: z.array(ListedLead), next: z.nullable(z.string()) })
export type LeadPage = z.infer<typeof LeadPage>

export const listLeads = defineEndpoint({
  method: 'GET',
  path: '/staff/api/leads',
  needs: 'read',
  asks: LeadQuery,
  answers: LeadPage,
})

/** `count`: at most one more than `mostCounted`. */
export const countLeads = defineEndpoint({
  method: 'GET',
  path: '/staff/api/lead-count',
  needs: 'read',
  asks: LeadFilter,
  answers: z.object({ count: z.number() }),
})

/** What is asked for, with its name for people. */
const Choice = z.object({ value: z.string(), label: z.string() })
export type Choice = z.infer<typeof Choice>

/** What the list can be narrowed to. `fields`: what the forms ask for besides name and address. */
export const LeadChoices = z.object({
  coaches: z.array(Choice),
  campaigns: z.array(Choice),
  sources: z.array(z.string()),
  fields: z.array(Choice),
})
export type LeadChoices = z.infer<typeof LeadChoices>

export const getLeadChoices = defineEndpoint({
  method: 'GET',
  path: '/staff/api/lead-choices',
  needs: 'read',
  asks: z.pick(LeadFilter, { coach: true, campaign: true }),
  answers: LeadChoices,
})
