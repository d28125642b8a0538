import type { Site } from '../../engine/campaign/release/release.ts'
import { rawMail } from '../../server/adapters/mail/raw-mail.ts'
import { composeMail } from '../../server/pipeline/mail/compose-mail.ts'
import { libraryPool, plainLines } from './plain-lines.ts'

type Settings = { connections: number; secret: string; publicOrigin: string }

const seconds = 8

/** Mails a second without a database: the measure for the worker's figure. */
export const withoutDatabase = (
  site: Site,
  port: number,
  { connections, secret, publicOrigin }: Settings,
) => {
  const [email] = Object.values(site.emails)
  const [campaign] = Object.values(site.campaigns)
  const coach = site.coaches['harbor']
  if (!email || !campaign || !coach) throw new Error('The site of this measurement is incomplete.')
  const lead = { email: 'reader@example.com', name: 'Ann' }
  const mail = (effectId: string) =>
    composeMail({ email, campaign, coach, lead, nameFallback: 'there', effectId, publicOrigin, secret })
  return {
    /** The sink's own ceiling: sessions that send the same bytes again and again. */
    ceiling: async () => {
      const { from, to, ...one } = mail('bench')
      const message = { from: from.address, to, raw: await rawMail({ from, to, ...one }) }
      return plainLines(port, message, { connections, seconds })
    },
    libraryPool: () => {
      const { from, to, subject, text, html } = mail('bench')
      return libraryPool(port, { from: from.address, to, subject, text, html }, { connections, seconds })
    },
  }
}
