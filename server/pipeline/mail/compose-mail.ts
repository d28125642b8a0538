import {
  fillEmail,
  type EmailValues,
  type EventValues,
  greetingName,
  escapeHtml,
} from '../../../engine/campaign/mail/fill-email.ts'
import type { CompiledEmail, SiteCampaign, SiteCoach } from '../../../engine/campaign/release/release.ts'
import { signedLink } from '../../../engine/campaign/schema/private-link.ts'
import { privateToken, tokenLife } from '../../settings/private-token.ts'
import { dirOf, usualLang, type Lang } from '../../../engine/words/lang.ts'
import { wordsOf } from '../../../engine/words/words.ts'
import type { OutgoingMail } from '../../ports.ts'
import { unsubscribeToken, seatToken } from '../../settings/keys.ts'
import type { NoticeParts } from '../../events/event-notice.ts'
import type { CoachMail, StepResult } from '../step.ts'
import type { PersonAttempt, Attempt } from '../outbox/attempt.ts'
import { eventDate, eventDay, eventPlace, meetingLink } from '../../../engine/campaign/schema/event-words.ts'
import { hasConfirmed } from '../../subscriptions/confirm-address.ts'
import { prepared, type Pool } from '../../adapters/postgres.ts'

/** To whom a mail goes, and what it says of them. */
export type MailFor = {
  campaign: SiteCampaign
  coach: SiteCoach
  lead: { email: string; name: string | null }
  /** By default that of the campaign's language. */
  nameFallback?: string | undefined
  publicOrigin: string
  secret: string
  againToken?: string
  /** Opens the campaign's private links; absent from previews. */
  token?: string
  /** The mail asks to confirm the address. */
  asks?: boolean
  more?: Pick<NoticeParts, 'values'>
}

/** What its placeholders stand for. */
export const mailValues = (mail: MailFor): EmailValues => {
  const { coach, lead } = mail
  const { links } = mail.campaign
  const origin = originOf(coach, mail.publicOrigin)
  const unsubscribeUrl = `${origin}/u/${unsubscribeToken(mail.secret, coach.slug, lead.email)}`
  return {
    name: greetingName(lead.name, mail.nameFallback ?? wordsOf(mail.campaign.lang).mail.there),
    email: lead.email,
    unsubscribeUrl,
    ...(mail.asks && { confirmUrl: `${unsubscribeUrl}/confirm` }),
    siteUrl: origin,
    pageUrl: `${origin}${mail.againToken === undefined ? mail.campaign.path : `/u/${mail.againToken}/again`}`,
    deliverableUrl: absolute(origin, links.deliverable && signedLink(links.deliverable, mail.token)),
    calendarUrl: absolute(origin, links.calendar),
    schedulerUrl: absolute(origin, links.scheduler),
    ...eventValues(mail.campaign, { email: lead.email, origin, secret: mail.secret }),
    ...mail.more?.values,
  }
}

/** Headers included that mail law and mailboxes require. */
export const composeMail = (
  mail: MailFor & { email: CompiledEmail; effectId: string; more?: NoticeParts },
): OutgoingMail => {
  const { coach, lead } = mail
  const { sender } = coach
  const values = mailValues(mail)
  const { unsubscribeUrl } = values
  return {
    ...fillEmail(mail.email, values),
    messageId: `${mail.effectId}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}`,
    from: { name: sender.name, address: sender.address },
    ...(sender.replyTo && { replyTo: sender.replyTo }),
    to: lead.email,
    ...(mail.more && { attachments: mail.more.attachments }),
    headers: mailHeaders(unsubscribeUrl),
  }
}

export const mailHeaders = (unsubscribeUrl: string) => ({
  // RFC 8058: the mailbox's own unsubscribe button posts to this address.
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  // RFC 3834: out-of-office programs do not answer.
  'Auto-Submitted': 'auto-generated',
})

/** A coach's own host works online; a local start has its local origin only. */
export const originOf = (coach: SiteCoach, publicOrigin: string) =>
  coach.hosts[0] && publicOrigin.startsWith('https:') ? `https://${coach.hosts[0]}` : publicOrigin

const absolute = (origin: string, link: string | undefined) =>
  link === undefined ? '' : new URL(link, origin).href

type Words = Pick<Parameters<typeof composeMail>[0], 'nameFallback' | 'more' | 'againToken'>

/** Sends the email that the row names. */
export const sendEmail = async (
  { deps, run, site, campaign, coach, lead, send }: PersonAttempt,
  words: Words = {},
): Promise<StepResult> => {
  const email = site.emails[run.email ?? '']
  if (!email) return withoutMail(run, deps.clock.now())
  await ensureSeatToken(deps, { email, campaign, lead })
  const { publicOrigin, secret } = deps
  const asks = campaign.doubleOptIn === true && !(await hasConfirmed(deps.pool, run))
  const mail = composed({
    email,
    campaign,
    coach,
    lead,
    effectId: run.id,
    publicOrigin,
    secret,
    asks,
    token: privateToken(
      secret,
      { campaign: campaign.id, id: lead.id },
      new Date(deps.clock.now().getTime() + tokenLife.mail),
    ),
    ...words,
  })
  return mail ? send(mail) : unfillable
}

const composed = (mail: Parameters<typeof composeMail>[0]) => {
  try {
    return composeMail(mail)
  } catch {
    return null
  }
}

const unfillable: StepResult = {
  kind: 'failed',
  publicMessage: 'It could not be done.',
  detail: 'The email could not be filled.',
}

/** In `last_error_detail`; alerts and metrics read it. */
export const mailNotInRelease = 'mail_not_in_release'

/** Another process may know the mail while a release is rolled out. Milliseconds. */
const patience = { attempts: 3, ms: 10 * 60_000 }

const withoutMail = (run: PersonAttempt['run'], now: Date): StepResult => {
  const detail = `${mailNotInRelease}: ${run.email}`
  const isLate = now.getTime() - run.firstDueAt.getTime() >= patience.ms
  if (run.attempts < patience.attempts && !isLate)
    return { kind: 'retry', publicMessage: 'It could not be done yet.', detail }
  return { kind: 'failed', publicMessage: 'The site has no such email.', detail }
}

const meetingOf = (place: string | undefined) => {
  const link = meetingLink(place)
  return link === undefined ? {} : { meetingLink: link }
}

const eventValues = (
  { event, lang }: Pick<SiteCampaign, 'event' | 'lang'>,
  guest: { email: string; origin: string; secret: string },
): EventValues & { calendarUrl?: string } => {
  if (!event) return {}
  const seatUrl = `${guest.origin}/place/${seatToken(guest.secret, event.id, guest.email)}`
  return {
    eventTitle: event.title,
    eventDate: eventDate(event.startsAs ?? event.startsAt, lang, event.zone),
    eventDay: eventDay(event.startsAs ?? event.startsAt, lang, event.zone),
    eventPlace: eventPlace(event.place, lang),
    eventFacts: (event.facts ?? []).join(' · '),
    ...meetingOf(event.place),
    cancelPlaceUrl: seatUrl,
    // The public file of an event that comes again has its open date.
    ...((event.isPrivate || event.series) && { calendarUrl: `${seatUrl}/calendar.ics` }),
  }
}

/** Registrations of earlier versions have no token. */
const ensureSeatToken = async (
  { pool, secret }: { pool: Pool; secret: string },
  { email, campaign, lead }: { email: CompiledEmail; campaign: SiteCampaign; lead: { email: string } },
): Promise<void> => {
  const { event } = campaign
  const isNamed = ['{cancelPlaceUrl}', '{calendarUrl}'].some((name) => email.text.includes(name))
  if (!event || !isNamed) return
  const token = seatToken(secret, event.id, lead.email)
  await pool.query(prepared('keep-place-token', statement), [event.id, lead.email, token])
}

const statement = `
update registrations set cancel_token = $3 where event = $1 and email = $2 and cancel_token is null`

/** A refused address of a coach is not suppressed. */
export const sendToCoach = async ({ run, coach, send }: Attempt, mail: CoachMail): Promise<StepResult> => {
  const result = await send(composedForCoach(coach, run.id, mail))
  return result.kind === 'failed' ? { ...result, suppressAddress: false } : result
}

/** It is no bulk mail: it has no unsubscribe link. */
export const composedForCoach = (
  { sender, notices }: SiteCoach,
  effectId: string,
  mail: CoachMail,
): OutgoingMail => {
  const { lang = usualLang } = mail
  const lines = mail.lines.map(cleaned)
  return {
    messageId: `${effectId}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}`,
    from: { name: sender.name, address: sender.address },
    to: notices?.to ?? sender.replyTo ?? sender.address,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: cleaned(mail.subject).replaceAll('\n', ' '),
    text: apart(lang, `${lines.join('\n')}\n`, '\u200e', '\u200e\u200f'),
    html: notePage(lang, lines),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

const notePage = (lang: Lang, lines: string[]) => {
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`)
  return [
    `<!doctype html><html lang="${lang}" dir="${dirOf(lang)}"><body style="font: 16px/1.5 sans-serif">`,
    ...paragraphs.map((text) => apart(lang, text, '<bdi dir="ltr">', '</bdi>')),
    '</body></html>',
  ].join('\n')
}

/** In lines from right to left, addresses and telephone numbers have marks around them that keep their own direction. */
const apart = (lang: Lang, text: string, before: string, after: string): string =>
  dirOf(lang) === 'rtl' ? text.replaceAll(leftToRight, `${before}$&${after}`) : text

const leftToRight = /\+\d{4,}|https?:\/\/[^\s<>،؛]+|[^\s<>،؛:«»]+@[^\s<>،؛«»]+/g

/** Removes control characters and those that reverse or hide text; line ends stay. */
const cleaned = (text: string) =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    // oxlint-disable-next-line no-control-regex -- these are what is removed
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
