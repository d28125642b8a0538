import { compile } from 'html-to-text'
import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import type { MailCover, RendererModule } from '../../campaign/release/assets.ts'
import type { Coach } from '../../campaign/schema/coach.ts'
import {
  confirmMarks,
  confirmPlaceholder,
  emailPlaceholders,
  originPlaceholder,
} from '../../campaign/release/release.ts'
import type { CompiledEmail } from '../../campaign/release/release.ts'
import { wordsOf } from '../../words/words.ts'
import { usualLang } from '../../words/lang.ts'
import { mailTags } from '../rules/mails/mail-tags.ts'

/** `confirms`: it asks to confirm the address. */
export type EmailSource = { subject: string; preheader: string; markdown: string; confirms?: boolean }

export type MailCoach = Pick<Coach, 'brand' | 'name' | 'portrait' | 'postalAddress' | 'theme' | 'lang'> & {
  slug: string
}

export const compileEmail = (
  id: string,
  source: EmailSource,
  coach: MailCoach,
  renderEmail: RendererModule['renderEmail'],
  cover?: MailCover,
): CompiledEmail => {
  const bodyHtml = markdownToHtml(source.markdown)
  const { subject, preheader } = source
  const { slug, brand, name, portrait, postalAddress, theme, lang = usualLang } = coach
  const asked = source.confirms ? markdownToHtml(wordsOf(lang).mail.confirm(brand)) : ''
  const shown = (cover ? withCover(bodyHtml, cover) : bodyHtml) + between(asked)
  const document = renderEmail({
    subject,
    preheader,
    bodyHtml: shown,
    coach: slug,
    brand,
    name,
    hasPortrait: portrait !== undefined,
    postalAddress,
    theme,
    lang,
  })
  return {
    id,
    subject,
    preheader,
    html: document,
    text: textPart(bodyHtml, asked, coach),
  }
}

const between = (asked: string) => (asked === '' ? '' : confirmMarks.join(asked))

const markdownToHtml = (markdown: string) => {
  const html = sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), allowed)
  return openPlaceholders(html)
    .replaceAll('<a href="/', `<a href="{${originPlaceholder}}/`)
    .replace(/<p><a ([^>]*)>([^<]*)<\/a><\/p>/g, '<p><a class="button" $1>$2</a></p>')
    .replace(/<p>(<a class="button" href="\{calendarUrl\}">[^<]*<\/a>)<\/p>/g, dateCard)
}

/** The event before the button that puts it into a calendar. */
const dateCard = [
  '<table class="date" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="date-text">',
  '<p class="date-title">{eventTitle}</p><p class="date-line">{eventDate}<br>{eventPlace}</p>$1</td></tr></table>',
].join('')

const withCover = (bodyHtml: string, { url, width, height, alt }: MailCover) => {
  const link = bodyHtml.indexOf(deliverable)
  const at = link < 0 ? -1 : bodyHtml.lastIndexOf('<p>', link)
  if (at < 0) return bodyHtml
  const picture = `<img class="cover-picture" src="${attribute(url)}" alt="${attribute(alt)}" width="${width}" height="${height}">`
  return `${bodyHtml.slice(0, at)}<p class="cover"><a href="${deliverable}">${picture}</a></p>${bodyHtml.slice(at)}`
}
const deliverable = '{deliverableUrl}'
const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const allowed: sanitizeHtml.IOptions = {
  allowedTags: mailTags,
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
}

const openPlaceholders = (html: string) => html.replace(encodedPlaceholder, '{$1}')
const encodedPlaceholder = new RegExp(
  `%7B(${[...emailPlaceholders, originPlaceholder, confirmPlaceholder].join('|')})%7D`,
  'gi',
)

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
})

const textPart = (
  bodyHtml: string,
  asked: string,
  { brand, postalAddress, lang }: Pick<Coach, 'brand' | 'postalAddress' | 'lang'>,
) => {
  const words = wordsOf(lang).mail
  const footer = [words.why(brand), postalAddress, `${words.unsubscribe}: {unsubscribeUrl}`]
  const more = between(asked && `\n\n${toText(asked)}`)
  return `${toText(bodyHtml)}${more}\n\n-- \n${footer.join('\n')}\n`
}
