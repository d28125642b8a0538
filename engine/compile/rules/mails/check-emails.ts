import { join } from 'node:path'
import { mailId } from '../../../campaign/mail/fill-email.ts'
import { namedEmails } from '../../../campaign/mail/named-emails.ts'
import { linkNames } from '../../../campaign/schema/words.ts'
import type { LinkName } from '../../../campaign/schema/words.ts'
import type { ParsedCampaign, ParsedFiles, ParsedEmail } from '../../parse/parsed-files.ts'
import { linksOfParsed, missingLink } from '../facts/link-names.ts'
import { firstPlace } from '../facts/named-emails.ts'
import { openWords } from './mail-words.ts'
import { placeText } from '../../diagnostics/diagnostic.ts'
import type { Place, Diagnostic } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../fixes/nearest.ts'
import { isWritten } from '../../read/yaml-find.ts'
import { defineRule } from '../define-rule.ts'
import { emailPlaceholders } from '../../../campaign/release/release.ts'
import { linksInMail } from '../facts/links-in-mail.ts'
import { unsafeAddress } from '../../diagnostics/unsafe-address.ts'

const checkEmails = (parsedFiles: ParsedFiles): Diagnostic[] => [
  ...parsedFiles.campaigns.flatMap((parsed) => [
    ...missingEmails(parsed, parsedFiles),
    ...missingLinks(parsed, parsedFiles),
  ]),
  ...[...parsedFiles.emails.values()].flatMap((parsed) =>
    parsed ? [...openWords(parsed), ...wrongLinks(parsed)] : [],
  ),
]

export const emailRule = defineRule({
  ids: {
    'missing-email': {
      says: 'Each mail that a campaign names lies in its coach\'s folder "emails".',
    },
  },
  check: checkEmails,
})

const missingEmails = (
  { source, coach, pipeline }: ParsedCampaign,
  { emails, folders }: ParsedFiles,
): Diagnostic[] =>
  pipeline.flatMap(({ index, entry }) =>
    namedEmails(entry)
      .filter(({ name }) => !emails.has(mailId(coach, name)))
      .map(({ name, path }) => {
        const own = [...emails.keys()]
          .filter((id) => id.startsWith(`${coach}/`))
          .map((id) => id.slice(coach.length + 1))
        const isByTemplate =
          !isWritten(source.yaml, ['pipeline']) && source.yaml.file.endsWith(`/${name}.yaml`)
        const words = isByTemplate ? signUpMail(coach, name) : namedMail(coach, name, own)
        const dir = name.includes('/') ? undefined : folders.get(coach)?.dir
        const about = dir === undefined ? {} : { about: join(dir, 'emails', `${name}.md`) }
        return source.report(['pipeline', index, ...path], { rule: 'missing-email', ...about, ...words })
      }),
  )

/** The mail of a template is named like the campaign's file: no key names it. */
const signUpMail = (coach: string, name: string) => ({
  message: `the sign-up mail is missing: this template sends the mail that is named like the campaign, "${name}".`,
  fix: `Create ${mailFile(coach, name)}: subject and preheader between two lines of "---", then the mail.`,
})

const namedMail = (coach: string, name: string, own: string[]) => {
  const stem = name.slice(name.lastIndexOf('/') + 1).replace(/\.(md|markdown)$/, '')
  const others = own.length > 0 ? `, or name one of: ${own.join(', ')}` : ''
  if (stem === name)
    return {
      message: `there is no email "${name}" of this coach.`,
      fix: `${didYouMean(name, own)}Create ${mailFile(coach, name)}${others}.`,
    }
  return {
    message: `${JSON.stringify(name)} is a file, but a mail is named without its folder and its ".md".`,
    fix: own.includes(stem)
      ? `Write "${stem}".`
      : `Write "${stem}" and create ${mailFile(coach, stem)}${others}.`,
  }
}

const mailFile = (coach: string, name: string) => `campaigns/${coach}/emails/${name}.md`

const missingLinks = (parsed: ParsedCampaign, parsedFiles: ParsedFiles): Diagnostic[] => {
  const links = linksOfParsed(parsed, parsedFiles)
  return parsed.pipeline.flatMap(({ index, entry }) =>
    namedEmails(entry).flatMap(({ name, path }) => {
      const mail = parsedFiles.emails.get(mailId(parsed.coach, name))
      const words = mail ? linkWords(mail).filter(({ link }) => links[link] === undefined) : []
      return words.map(({ link, place }) =>
        parsed.source.report(['pipeline', index, ...path], {
          rule: 'missing-link',
          message: `this campaign ${missingLink[link].what}, but its email says {${link}Url} at ${placeText(place)}.`,
          fix: `${missingLink[link].fix}, or take the word out of the email.`,
          related: [place],
        }),
      )
    }),
  )
}

const linkWords = (mail: ParsedEmail): { link: LinkName; place: Place }[] =>
  linkNames.flatMap((link) => {
    const place = firstPlace(mail, `{${link}Url}`)
    return place ? [{ link, place }] : []
  })

/** A mail is read far away from the site: a path gets its host when the mail is sent, an anchor alone has no page. */
const wrongLinks = ({ markdown, reportBody }: ParsedEmail): Diagnostic[] =>
  linksInMail(markdown).flatMap(({ href, offset }) => {
    const unsafe = href.startsWith('//') ? null : unsafeAddress(href)
    if (unsafe) return [reportBody(offset, { rule: 'unsafe-link', word: href, ...unsafe })]
    const fault = faultInMail(href)
    if (!fault) return []
    return [reportBody(offset, { rule: 'dead-link', word: href, ...fault })]
  })

const faultInMail = (href: string): { message: string; fix: string } | null => {
  if (href.startsWith('www.'))
    return {
      message: `"${href}" without "https://" is no link in a mail.`,
      fix: `Write https://${href}, if the site answers there.`,
    }
  // Links to pages are checked once the pages of all coaches are known: dead-links.ts.
  if (href.startsWith('/') || href.startsWith('https://') || reachable.test(href)) return null
  return {
    message: `the link "${href}" leads nowhere from a mail.`,
    fix: `Write the path of a page, ${urlWords.join(', ')} or a full https: address.`,
  }
}

const urlWords = emailPlaceholders.filter((name) => name.endsWith('Url')).map((name) => `{${name}}`)
const reachable = new RegExp(`^(mailto:|tel:|${urlWords.join('|').replace(/[{}]/g, '\\$&')})`)
