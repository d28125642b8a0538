import type { ParsedFiles, ParsedEmail } from '../../parse/parsed-files.ts'
import { readMailParts } from './mail-parts.ts'
import { mailLimit, mailWeight } from './mail-weight.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { defineRule } from '../define-rule.ts'

const checkMails = ({ emails }: ParsedFiles): Diagnostic[] =>
  [...emails.values()].flatMap((parsed) => (parsed ? [...headFaults(parsed), ...bodyFaults(parsed)] : []))

export const mailRule = defineRule({
  ids: {
    'mail-preheader': { says: 'The preheader adds to the subject.' },
    'mail-size': { says: 'A mail is smaller than the size at which mail programs cut it.' },
    'mail-subject': { says: 'A subject is short and free of tricks.' },
    'mail-text': { says: 'A mail has words for readers of its text part.' },
    'personal-link': {
      says: "No link or picture in a mail brings the reader's name or address to another host.",
    },
    'not-in-mails': { says: 'A mail holds only what mail programs show.' },
  },
  check: checkMails,
})

const bodyFaults = ({ markdown, reportBody }: ParsedEmail): Diagnostic[] => {
  if (!markdown.trim()) return []
  const { faults, bytes, hasWords } = readMailParts(markdown)
  const weight = mailWeight(markdown, bytes)
  const begin = markdown.search(/\S/)
  return [
    ...personalAddresses(markdown).map(({ url, offset }) =>
      reportBody(offset, {
        rule: 'personal-link',
        message: `"${url}" would tell another host who reads the mail.`,
        fix: 'Take what is personal out of the address. A picture can lie in the assets folder.',
        word: url,
      }),
    ),
    ...faults.map(({ offset, ...details }) => reportBody(offset, details)),
    ...(hasWords
      ? []
      : [
          reportBody(begin, {
            rule: 'mail-text',
            message: 'the mail has no words: its text part would be empty.',
            fix: 'Write at least what the picture says.',
          }),
        ]),
    ...(weight <= mailLimit
      ? []
      : [
          reportBody(begin, {
            rule: 'mail-size',
            message: `the mail would have up to ${Math.ceil(weight / 1024)} KB, and Gmail hides what comes after 102 KB, the way out with it.`,
            fix: 'Shorten it, or put the rest on a page and link to that.',
          }),
        ]),
  ]
}

/** Addresses at other hosts that carry the reader's name or address: of pictures, links, references, or bare. */
const personalAddresses = (markdown: string) =>
  [...markdown.matchAll(/https?:\/\/[^\s<>"']*?\{(?:email|name)\}/gi)].map(({ 0: url, index }) => ({
    url,
    offset: index,
  }))

/** Longest subject: the line of a header that mail asks for (RFC 5322, 78 letters); phones show some forty of it. */
const longest = 78
/** Letters that are counted for what is filled in: usual ones, not the longest. */
const usual: Record<string, number> = { name: 12, email: 25, eventTitle: 30, eventPlace: 30, eventDate: 40 }

/** What a subject and the line behind it do to a reader's trust, and to a mailbox's. */
const headFaults = ({ raw, source }: ParsedEmail): Diagnostic[] => {
  const { subject, preheader } = raw
  if (typeof subject !== 'string') return []
  const report = (message: string, fix: string) =>
    source.report(['subject'], { rule: 'mail-subject', message, fix })
  const reply = /^\s*((?:re|fwd?|aw|wg|tr|sv)\s*:\s*)+/i.exec(subject)?.[0]
  return [
    ...(lengthOf(subject) > longest
      ? [
          report(
            `is ${lengthOf(subject)} letters long once it is filled in; mail programs show ${longest} at most.`,
            'Say the rest in the preheader.',
          ),
        ]
      : []),
    ...(reply === undefined
      ? []
      : [
          report(
            `begins with "${reply.trim()}", but nobody has written before.`,
            'Take it out: readers and filters take it for a trick.',
          ),
        ]),
    ...(isShouted(subject) ? [report('is in capitals alone.', 'Write it as a sentence.')] : []),
    ...(/[!?$€£]{3,}|!!|\${2}/.test(subject)
      ? [report('repeats punctuation, as junk mail does.', 'Write one of them, or none.')]
      : []),
    ...sameTwice(subject, preheader, source),
  ]
}

const lengthOf = (subject: string) =>
  Array.from(subject.replace(/\{(\w+)\}/g, (word, name: string) => 'x'.repeat(usual[name] ?? word.length)))
    .length

const isShouted = (subject: string) => {
  const words = subject.replace(/\{\w+\}/g, '')
  return (words.match(/\p{L}/gu)?.length ?? 0) >= 6 && !/\p{Ll}|\p{Lo}/u.test(words)
}

const sameTwice = (subject: string, preheader: unknown, { report }: ParsedEmail['source']): Diagnostic[] =>
  typeof preheader === 'string' && bare(preheader) !== '' && bare(preheader) === bare(subject)
    ? [
        report(['preheader'], {
          rule: 'mail-preheader',
          message: 'says the same as the subject, right behind it.',
          fix: 'Write what the subject leaves out.',
        }),
      ]
    : []

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}{}]+/gu, '')
