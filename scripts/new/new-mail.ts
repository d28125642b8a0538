import { starterFolder } from '../../engine/compile/rules/files/starter-words.ts'
import type { Lang } from '../../engine/words/lang.ts'
import { fillStarter, inLang, spoken } from './starter.ts'
import type { Made } from './starter.ts'

type MailAnswers = { coach: string; coachName: string; lang?: Lang; slug: string; dir: string }

/** A mail that follows the sign-up mail. */
export const newMail = ({ coach, coachName, lang, slug, dir }: MailAnswers): Made => {
  const words = { 'COACH-NAME': coachName, NAME: spoken(slug) }
  const path = `${dir}/${coach}/emails/${slug}.md`
  return {
    files: [{ path, text: fillStarter(inLang('follow-up.mail.md', lang), words, starterFolder) }],
    next: [
      `Write your text into ${path}.`,
      `Let a campaign send it, two days after the sign-up: below "followUps" of a template, or "sequence" of a journey,\n   write - { email: ${slug}, after: 48 }`,
      'Check it: npm run validate',
      `See when it goes out: npm run simulate -- ${coach}/<campaign> --email ann@visitors.example`,
    ],
  }
}
