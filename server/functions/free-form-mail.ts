import { Refused } from '../http/refusal.ts'
import { sees } from '../people/coaches.ts'
import { type ProductFunction, sendOrRefuse } from './function.ts'
import { readFields, textOf } from './lead-fields.ts'
import { mailsCalled } from './named-entries.ts'

/** Far longer than any mail, and within the body limit. */
const longestHtml = 10_000

/** Staff only: anything else would be an open relay. */
export const freeFormMail: ProductFunction = {
  who: 'staff',
  run: async (call) => {
    const { deps, staff, name } = call
    const { htmlContent, ...body } = call.body
    const values = readFields(body, fields)
    const html = readHtml(htmlContent)
    const { site } = deps.releases.current()
    const slug = mailsCalled(site, name)[0]?.campaign.coach ?? ''
    const coach = site.coaches[slug]
    if (!coach || !staff || !sees(staff.coaches, slug)) throw new Refused('forbidden')
    // Visitors never need it.
    const { cleanMailHtml } = await import('./mail-html.ts')
    const to = textOf(values, 'toEmail') ?? ''
    const subject = textOf(values, 'subject') ?? ''
    await sendOrRefuse(call, { coach, to, subject, ...cleanMailHtml(html), calledBy: name })
    return { success: true }
  },
}

const fields: Parameters<typeof readFields>[1] = [
  { type: 'text', name: 'subject', label: 'subject', required: true, maxLength: 200 },
  { type: 'email', name: 'toEmail', label: 'toEmail', required: true },
]

const readHtml = (html: unknown): string => {
  if (typeof html !== 'string' || html.trim() === '')
    throw new Refused('missing_fields', { fields: { htmlContent: 'Give the content of the mail.' } })
  if (html.length > longestHtml)
    throw new Refused('too_long', { fields: { htmlContent: `At most ${longestHtml} characters.` } })
  return html
}
