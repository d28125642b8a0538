import type { CompiledEmail } from '../../campaign/release/release.ts'
import { contentHash } from '../bundle/content-hash.ts'
import type { DrawnForMails } from '../pages/artwork.ts'
import { mailCoachOf } from '../mails/mail-coach.ts'
import { mailCoverOf } from '../mails/mail-cover.ts'
import { mailSources } from '../mails/compile-mails.ts'
import { compileEmail } from '../mails/emails.ts'
import type { MailCoach } from '../mails/emails.ts'
import type { BundleParts } from './bundle-parts.ts'

export type MadeMails = {
  emails: Record<string, CompiledEmail>
  /** By mail: hash of what it was made of. */
  inputs: Record<string, string>
}

/** The compiled mails of a coach, by id; those that `former` has of the same inputs are taken over. */
export const makeMails = (
  { site, tools, publicOrigin, former }: BundleParts,
  artworks: Record<string, DrawnForMails>,
): MadeMails => {
  const made: MadeMails = { emails: {}, inputs: {} }
  const { renderer, sourceHash } = tools.context
  for (const [id, source] of Object.entries(mailSources(site))) {
    const owner = site.coaches[id.split('/')[0] ?? '']
    if (!owner) throw new Error(`The mail ${id} belongs to no coach.`)
    const coach = mailCoachOf<MailCoach>(id, site, owner.coach)
    const { brand, name, portrait, postalAddress, theme, look, lang } = coach
    const cover = mailCoverOf(id, { site, artworks, publicOrigin })
    const { subject, preheader, markdown, confirms } = source
    const words = JSON.stringify([
      subject,
      preheader,
      markdown,
      brand,
      name,
      portrait !== undefined,
      postalAddress,
      theme,
      look,
      cover,
      lang,
      confirms,
    ])
    const inputs = contentHash(sourceHash, words)
    const known = former?.mails[id] === inputs ? former.emails[id] : undefined
    made.inputs[id] = inputs
    made.emails[id] = known ?? compileEmail(id, source, coach, renderer.renderEmail, cover)
  }
  return made
}
