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
import { unbroken } from '../../words/unbroken.ts'
import { wordsOf } from '../../words/words.ts'
import { dirOf, usualLang } from '../../words/lang.ts'
import type { Lang } from '../../words/lang.ts'
import { withDateCard } from './date-card.ts'
import { quietButton, withButtons, withFrames } from './mail-buttons.ts'
import { mailTags } from '../rules/mails/mail-tags.ts'

/** `confirms`: it asks to confirm the address. `joins`: it leads to the event's room. */
export type EmailSource = {
  subject: string
  preheader: string
  markdown: string
  confirms?: boolean
  joins?: boolean
}

export type MailCoach = Pick<Coach, 'brand' | 'name' | 'portrait' | 'postalAddress' | 'theme' | 'lang'> & {
  slug: string
  /** The campaign whose look it has. */
  look?: string | undefined
}

export const compileEmail = (
  id: string,
  source: EmailSource,
  coach: MailCoach,
  renderEmail: RendererModule['renderEmail'],
  cover?: MailCover,
): CompiledEmail => {
  const { slug, brand, name, portrait, postalAddress, theme, look, lang = usualLang } = coach
  const { room, confirm } = wordsOf(lang).mail
  const bodyHtml = markdownToHtml(unbroken(source.markdown, lang), source.joins ? room : undefined)
  const subject = unbroken(source.subject, lang)
  const preheader = unbroken(source.preheader, lang)
  const asked = source.confirms ? markdownToHtml(confirm(brand)) : ''
  const [titleHtml, restHtml] = titled(bodyHtml)
  const { html, signedBy, afterHtml } = signed(restHtml, portrait && name)
  const document = renderEmail({
    subject,
    preheader,
    titleHtml,
    bodyHtml: laidOut(html, lang, cover),
    signedBy,
    afterHtml: laidOut(afterHtml, lang, cover) + between(asked),
    coach: slug,
    look,
    brand,
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

const laidOut = (html: string, lang: Lang, cover: MailCover | undefined) =>
  turnedTables(withFrames(cover ? withCover(html, cover) : html), lang)

const turnedTables = (html: string, lang: Lang) =>
  dirOf(lang) === 'rtl' ? html.replaceAll(/<table( class="[\w-]+")?/g, '<table$1 dir="rtl"') : html

/** The mail's own title, and what follows it. */
const titled = (html: string): [title: string | undefined, rest: string] => {
  const [all, title] = /^<h1>([^]*?)<\/h1>\s*/.exec(html) ?? []
  return [title?.replace(greeting, (words) => words.replaceAll(' ', '\u00a0')), html.slice(all?.length ?? 0)]
}
/** "Good morning", before the name: as much as a line beside the drawing holds on a phone. */
const greeting = /^[^{<]{1,12}(?=[,،] \{name\})/

/**
 * A paragraph that is a name alone signs the mail: the coach's is said beside the portrait instead. A mail without one has the
 * coach's full name, and one that ends with the name of somebody else no portrait. `name`: absent without a portrait.
 */
const signed = (html: string, name: string | undefined) => {
  if (name === undefined) return { html, afterHtml: '' }
  const signatures = [...html.matchAll(nameAlone)]
  const own = signatures.findLast(({ 1: by = '' }) =>
    by.split(' ').some((word) => name.split(' ').includes(word)),
  )
  if (own)
    return {
      html: html.slice(0, own.index),
      signedBy: own[1],
      afterHtml: html.slice(own.index + own[0].length),
    }
  const last = signatures.findLast(({ 1: by = '' }) => /^\p{Lu}/u.test(by))
  const isByOther = last?.[0] === html.trimEnd().split('\n').at(-1)
  return { html, afterHtml: '', ...(!isByOther && { signedBy: name }) }
}
/** Arabic has no capitals. */
const nameAlone =
  /<p>([\p{Lu}\p{Lo}][\p{L}'’.-]*(?: (?:[\p{Lu}\p{Lo}][\p{L}'’.-]*|and|und|et|y|&amp;)){0,4})<\/p>/gu

const between = (asked: string) => (asked === '' ? '' : confirmMarks.join(asked))

const markdownToHtml = (markdown: string, room?: string) => {
  const html = sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), allowed)
  const linked = openPlaceholders(html).replaceAll('<a href="/', `<a href="{${originPlaceholder}}/`)
  return withDateCard(withButtons(linked), room)
}

/** The book beside its button, and beside the words that the mail begins with. */
const withCover = (html: string, { url, width, height, alt }: MailCover) => {
  const [all, words = '', button = ''] = delivery.exec(html) ?? []
  if (all === undefined) return html
  const picture = `<a href="${deliverable}"><img class="cover-picture" src="${attribute(url)}" alt="${attribute(alt)}" width="${width}" height="${height}"></a>`
  const panel = [
    '<table class="cover" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>',
    `<td class="cover-book" width="${width + 28}">${picture}</td><td class="cover-words">${words}${button.replace(quietButton, 'button')}</td></tr></table>`,
  ].join('')
  return html.replace(all, () => panel)
}
const deliverable = '{deliverableUrl}'
const delivery =
  /(?:^\s*(<p>(?:(?!<\/p>)[^]){1,300}<\/p>)\s*)?(<p>(?:(?!<\/p>)[^])*<a [^>]*href="\{deliverableUrl\}"[^]*?<\/p>)/
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
  const { mail: words, colon } = wordsOf(lang)
  const footer = [
    words.why(brand),
    postalAddress,
    `${words.unsubscribe}${colon}{unsubscribeUrl}`,
    `${words.ownData}${colon}{unsubscribeUrl}/data`,
  ]
  const more = between(asked && `\n\n${toText(asked)}`)
  return `${toText(bodyHtml)}${more}\n\n-- \n${footer.join('\n')}\n`
}
