import { emailPlaceholders } from '../campaign/release.ts'
import { linkNames } from '../campaign/words.ts'
import type { LinkName } from '../campaign/words.ts'
import type { CampaignDraft, Drafts, EmailDraft } from './drafts.ts'
import { isRecord } from './drafts.ts'
import { linksOfDraft, missingLink } from './link-names.ts'
import { linkFault, listPages } from './link-target.ts'
import type { Pages } from './link-target.ts'
import { placeText } from './problem.ts'
import type { Place, Problem } from './problem.ts'
import { didYouMean } from './schema-problems.ts'
import { placeOf } from './yaml-file.ts'

/** Every mail that a step names exists, and mails leave open only what is filled in when they are sent. */
export const checkEmails = (drafts: Drafts): Problem[] => {
  const pages = listPages(drafts)
  return [
    ...drafts.campaigns.flatMap((draft) => [
      ...missingEmails(draft, drafts.emails),
      ...missingLinks(draft, drafts),
    ]),
    ...[...drafts.emails.values()].flatMap((draft) =>
      draft ? [...openWords(draft), ...deadLinks(draft, pages)] : [],
    ),
  ]
}

const missingEmails = ({ source, coach, pipeline }: CampaignDraft, emails: Drafts['emails']): Problem[] =>
  pipeline.flatMap(({ index, entry }) =>
    namedEmails(entry)
      .filter(({ name }) => !emails.has(emailId(coach, name)))
      .map(({ name, path }) => {
        const own = [...emails.keys()]
          .filter((id) => id.startsWith(`${coach}/`))
          .map((id) => id.slice(coach.length + 1))
        return source.report(['pipeline', index, ...path], {
          rule: 'missing-email',
          message: `there is no e-mail "${name}" of this coach.`,
          fix: `${didYouMean(name, own)}Create campaigns/${emailId(coach, name).replace('/', '/emails/')}.md${own.length > 0 ? `, or name one of: ${own.join(', ')}` : ''}.`,
        })
      }),
  )

/** A mail may say {deliverableUrl} only where each campaign that sends it promises a file, and so on. */
const missingLinks = (draft: CampaignDraft, drafts: Drafts): Problem[] => {
  const links = linksOfDraft(draft, drafts)
  return draft.pipeline.flatMap(({ index, entry }) =>
    namedEmails(entry).flatMap(({ name, path }) => {
      const mail = drafts.emails.get(emailId(draft.coach, name))
      const words = mail ? linkWords(mail).filter(({ link }) => links[link] === undefined) : []
      return words.map(({ link, place }) =>
        draft.source.report(['pipeline', index, ...path], {
          rule: 'missing-link',
          message: `this campaign ${missingLink[link].what}, but its e-mail says {${link}Url} at ${placeText(place)}.`,
          fix: `${missingLink[link].fix}, or take the word out of the e-mail.`,
          related: [place],
        }),
      )
    }),
  )
}

/** The first place of each link by name in a mail. */
const linkWords = (mail: EmailDraft): { link: LinkName; place: Place }[] =>
  linkNames.flatMap((link) => {
    const place = firstPlace(mail, `{${link}Url}`)
    return place ? [{ link, place }] : []
  })

/** Where a word in braces first stands in a mail; null where it does not. */
export const firstPlace = ({ source, raw, markdown, reportBody }: EmailDraft, word: string): Place | null => {
  const inHead = ['subject', 'preheader'].find((key) => textOf(raw[key]).includes(word))
  if (inHead) return placeOf(source.yaml, [inHead])
  const offset = markdown.indexOf(word)
  return offset >= 0 ? placeAlone(reportBody(offset, { rule: '', message: '' })) : null
}

const placeAlone = ({ file, line, column }: Problem): Place => ({ file, line, column })

/** A mail is named by its file's stem. */
export const emailId = (coach: string, name: string) => (name.includes('/') ? name : `${coach}/${name}`)

export const namedEmails = (entry: Record<string, unknown>): { name: string; path: PropertyKey[] }[] => {
  const { sequence } = entry
  const own = ['email', 'movedEmail', 'cancelledEmail'].flatMap((key) => {
    const name = entry[key]
    return typeof name === 'string' ? [{ name, path: [key] }] : []
  })
  const mails = Array.isArray(sequence) ? sequence : []
  return [
    ...own,
    ...mails.flatMap((mail: unknown, index) =>
      isRecord(mail) && typeof mail['email'] === 'string'
        ? [{ name: mail['email'], path: ['sequence', index, 'email'] }]
        : [],
    ),
  ]
}

const openWords = ({ source, raw, markdown, reportBody }: EmailDraft): Problem[] => [
  ...['subject', 'preheader'].flatMap((key) =>
    wrongWords(textOf(raw[key])).map(({ word }) => source.report([key], unknownWord(word))),
  ),
  ...wrongWords(markdown).map(({ word, offset }) => reportBody(offset, unknownWord(word))),
]

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const wrongWords = (text: string): { word: string; offset: number }[] =>
  [...text.matchAll(/\{+([^{}\n]*)\}+/g)]
    .filter(([whole, word = '']) => whole !== `{${word}}` || !isPlaceholder(word))
    .map((match) => ({ word: match[0], offset: match.index }))

const isPlaceholder = (word: string) => (emailPlaceholders as readonly string[]).includes(word)

const unknownWord = (word: string) => ({
  rule: 'placeholder',
  message: `"${word}" is not filled in by anything.`,
  fix: `${didYouMean(word.replace(/[{}\s]/g, ''), emailPlaceholders)}Allowed: ${emailPlaceholders.map((name) => `{${name}}`).join(', ')}.`,
})

/** A mail is read far away from the site: a path gets its host when the mail is sent, an anchor alone has no page. */
const deadLinks = ({ markdown, reportBody }: EmailDraft, pages: Pages): Problem[] =>
  [...markdown.matchAll(/(\]\(\s*<?|^ {0,3}\[[^\]\n]+\]:\s*<?)([^)\s>]*)/gm)].flatMap((match) => {
    const [, before = '', href = ''] = match
    const fault = linkFaultInMail(href, pages)
    return fault ? [reportBody(match.index + before.length, { rule: 'dead-link', ...fault })] : []
  })

const linkFaultInMail = (href: string, pages: Pages) =>
  href.startsWith('/') || href.startsWith('https://')
    ? linkFault(href, pages, new Set())
    : reachable.test(href)
      ? null
      : {
          message: `the link "${href}" leads nowhere from a mail.`,
          fix: `Write the path of a page, ${urlWords.join(', ')} or a full https: address.`,
        }

const urlWords = emailPlaceholders.filter((name) => name.endsWith('Url')).map((name) => `{${name}}`)
const reachable = new RegExp(`^(mailto:|tel:|${urlWords.join('|').replace(/[{}]/g, '\\$&')})`)
