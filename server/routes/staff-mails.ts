import type { FastifyInstance } from 'fastify'
import { getMail, listMails } from '../../engine/campaign/staff/mails.ts'
import { Refused } from '../http/refusal.ts'
import type { Mailbox, WithSite } from '../ports.ts'
import type { KnownPeople } from '../staff/known-people.ts'
import type { MailDelivery } from '../staff/mail-delivery.ts'
import { mailDocument, mailPolicy } from '../staff/mail-document.ts'
import { readingStaff, requireStaff, type StaffDeps } from '../staff/require-staff.ts'
import { serveEndpoint } from '../staff/serve-endpoint.ts'

type KeptMail = {
  to: string
  from: string
  subject: string
  sentAt: string
  headers: [string, string][]
  text: string
  html: string | null
}

/** Both null: mails leave this machine. */
export type StaffMailDeps = StaffDeps &
  WithSite & {
    mailbox: Pick<Mailbox, 'list' | 'count'> | null
    staffMail: ((id: string) => Promise<KeptMail | null>) | null
    knownPeople: KnownPeople
    mailDelivery: MailDelivery
  }

const pageSize = 25

/** The local mailbox, for staff who see all coaches: a mail does not say whose it is. */
export const staffMailRoutes = (app: FastifyInstance, deps: StaffMailDeps) => {
  const coachOf = (sender: string): string | null =>
    Object.values(deps.releases.current().site.coaches).find((each) => each.sender?.name === sender)?.slug ??
    null

  app.register(async (staff) => {
    requireStaff(staff, deps)

    serveEndpoint(staff, deps, listMails, async ({ cursor, q }, { coaches }) => {
      if (coaches !== null || deps.mailbox === null) return null
      const found = await deps.mailbox.list(pageSize + 1, cursor, q)
      const people = await deps.knownPeople(found.map(({ to }) => to))
      const rows = found.slice(0, pageSize).map(({ sentAt, ...mail }) => ({
        ...mail,
        at: sentAt.toISOString(),
        coach: coachOf(mail.from),
        person: people.get(mail.to) ?? null,
      }))
      const next = found.length > pageSize ? (rows.at(-1)?.id ?? null) : null
      return { rows, next, total: q === undefined ? await deps.mailbox.count() : null }
    })

    serveEndpoint(staff, deps, getMail, async ({ id }, { coaches }) => {
      const mail = coaches === null ? await deps.staffMail?.(id) : null
      if (!mail) return null
      const headers = mail.headers.map(([name, value]) => ({ name, value }))
      const { to, from, subject, text, sentAt: at, html } = mail
      const person = (await deps.knownPeople([to])).get(to) ?? null
      const messageId = headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value
      const delivery = messageId === undefined ? null : await deps.mailDelivery(messageId)
      return {
        id,
        at,
        to,
        from,
        coach: coachOf(from),
        person,
        subject,
        text,
        headers,
        hasHtml: html !== null,
        delivery,
      }
    })

    staff.get<{ Params: { id: string } }>('/staff/mails/:id/body', async (request, reply) => {
      const { coaches } = readingStaff(request)
      const mail = coaches === null ? await deps.staffMail?.(request.params.id) : null
      if (!mail?.html) throw new Refused('not_found')
      return reply
        .headers({ 'content-security-policy': mailPolicy, 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(mailDocument(mail.html))
    })
  })
}
