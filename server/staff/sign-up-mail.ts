import { signUpMail } from '../db/site-rows.ts'
import type { Coaches } from '../people/coaches.ts'
import { composeMail } from '../pipeline/mail/compose-mail.ts'
import type { WithSite } from '../ports.ts'
import { rowIdOf } from './debug-rows.ts'

export type SignUpMail = ReturnType<typeof createSignUpMail>

type Deps = WithSite & { publicOrigin: string; secret: string }

/** The first mail of the campaign with this row as a reader called Ann would get it; null: it has none, or staff may not see it. */
export const createSignUpMail =
  ({ releases, publicOrigin, secret }: Deps) =>
  (coaches: Coaches, rowId: string): string | null => {
    const { site } = releases.current()
    const id = rowIdOf({ releases }, coaches, rowId)
    const campaign = Object.values(site.campaigns).find((each) => id !== null && each.rowId === id)
    const coach = campaign && site.coaches[campaign.coach]
    const email = campaign && site.emails[signUpMail(campaign) ?? '']
    if (!coach || !email) return null
    const lead = { email: 'ann@example.com', name: 'Ann' }
    const words = { effectId: 'preview' }
    return composeMail({ email, campaign, coach, lead, publicOrigin, secret, ...words }).html
  }
