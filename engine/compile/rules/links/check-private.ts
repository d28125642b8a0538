import { mailId } from '../../../campaign/mail/fill-email.ts'
import { namedEmails } from '../../../campaign/mail/named-emails.ts'
import { meetingIn } from '../../../campaign/schema/links.ts'
import { hasPrivatePlace } from '../../../campaign/steps/event.ts'
import { placeText } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { placeOf } from '../../read/yaml-file.ts'
import { defineRule } from '../define-rule.ts'
import { deliverableIn } from '../facts/deliverable-of-file.ts'
import { eventIn } from '../facts/event-of-file.ts'
import { referencesOf } from '../facts/references-of.ts'
import { textsIn } from '../facts/texts-in.ts'

const checkPrivate = (parsedFiles: ParsedFiles): Diagnostic[] =>
  parsedFiles.campaigns.flatMap((parsed) => [
    ...privateGuide(parsed, parsedFiles),
    ...privateMeeting(parsed, parsedFiles),
  ])

export const privateRule = defineRule({
  ids: {
    'private-link': {
      says: 'What is private is only where the form leads: in the section "success" by name, and in mails.',
    },
  },
  check: checkPrivate,
})

const privateGuide = (parsed: ParsedCampaign, parsedFiles: ParsedFiles): Diagnostic[] => {
  const written = deliverableIn(parsed)
  if (!written?.isPrivate) return []
  const address = `/assets/${parsed.coach}/${written.file.replace(/\.\w+$/, '')}.pdf`
  return [
    ...withoutWay(parsed, parsedFiles),
    ...publicTwins(parsed, parsedFiles, written.file),
    ...tooEarly(parsed, '@deliverable', 'take out "private: true"'),
    ...parsedFiles.campaigns
      .filter(({ coach }) => coach === parsed.coach)
      .flatMap(({ source, sections }) =>
        textsIn(sections, ['sections'])
          .filter(({ text }) => text.includes(address))
          .map(({ path }) =>
            source.report(path, { rule: 'private-link', word: address, ...noAddress(address) }),
          ),
      ),
    ...mailsOf(parsed, parsedFiles).flatMap(({ markdown, reportBody }) =>
      offsetsOf(markdown, address).map((offset) =>
        reportBody(offset, { rule: 'private-link', word: address, ...noAddress(address) }),
      ),
    ),
  ]
}

const noAddress = (address: string) => ({
  message: `"${address}" would be the address of this file if it were public: it is private, so nobody can open it there.`,
  fix: 'Write "@deliverable" in the section "success", or {deliverableUrl} in a mail.',
})

/** Nobody would ever get a link. */
const withoutWay = (parsed: ParsedCampaign, parsedFiles: ParsedFiles): Diagnostic[] => {
  const { source, sections } = parsed
  const report = (message: string, fix: string) => [
    source.report(['deliverable', 'private'], { rule: 'private-link', message, fix }),
  ]
  if (!sections.some(({ type }) => type === 'form'))
    return report(
      'the file is private until a form is sent, but this page has no form.',
      'Add a section "form", or take out "private: true".',
    )
  const isNamed =
    afterForm(parsed).some(({ text }) => text === '@deliverable') ||
    mailsOf(parsed, parsedFiles).some(({ markdown }) => markdown.includes('{deliverableUrl}'))
  return isNamed
    ? []
    : report(
        'the file is private, and nothing after the form leads to it.',
        'Write {deliverableUrl} in a mail of this campaign, or "@deliverable" in the section "success".',
      )
}

/** One file is not both. */
const publicTwins = (parsed: ParsedCampaign, { campaigns }: ParsedFiles, file: string): Diagnostic[] =>
  campaigns
    .filter((other) => other.coach === parsed.coach && other !== parsed)
    .flatMap((other) => {
      const theirs = deliverableIn(other)
      if (!theirs || theirs.file !== file || theirs.isPrivate) return []
      const place = placeOf(parsed.source.yaml, ['deliverable', 'private'])
      return [
        other.source.report(theirs.path, {
          rule: 'private-link',
          message: `everybody can open "${file}" here, but it is private at ${placeText(place)}.`,
          fix: `Write "deliverable: { file: ${file}, private: true }" in both, or in none.`,
          related: [place],
        }),
      ]
    })

const privateMeeting = (parsed: ParsedCampaign, { guides }: ParsedFiles): Diagnostic[] => {
  const { event } = eventIn(parsed) ?? {}
  const url = event && hasPrivatePlace(event) ? meetingIn(event.place) : undefined
  if (url === undefined) return []
  const words = {
    rule: 'private-link',
    word: url,
    message: 'this is the meeting link of the event, which is for guests alone: here everybody can read it.',
    fix: 'Write "@meeting" in the section "success", or {eventPlace} in a mail. If everybody may have it: "private: false" in the step "event".',
  }
  const { source, sections, raw, coach } = parsed
  const found = [...textsIn(sections, ['sections']), ...textsIn(raw['seo'], ['seo'])]
  const written = deliverableIn(parsed)
  const guide =
    written && !written.isPrivate ? guides.get(`${coach}/${written.file.replace(/\.md$/, '')}`) : null
  return [
    ...tooEarly(parsed, '@meeting', 'write "private: false" in the step "event"'),
    ...found.filter(({ text }) => text.includes(url)).map(({ path }) => source.report(path, words)),
    ...(guide ? offsetsOf(guide.markdown, url).map((offset) => guide.reportBody(offset, words)) : []),
  ]
}

/** A private link by name, before the form. */
const tooEarly = (parsed: ParsedCampaign, name: string, otherwise: string): Diagnostic[] => {
  const later = new Set(afterForm(parsed))
  return referencesOf(parsed)
    .links.filter((link) => link.text === name && !later.has(link))
    .map(({ path }) =>
      parsed.source.report(path, {
        rule: 'private-link',
        word: name,
        message: `"${name}" is private: before the form is sent it leads to nothing but a page that says so.`,
        fix: `Lead to the form ("#form"), and write "${name}" in the section "success"; or ${otherwise}.`,
      }),
    )
}

/** Links that are shown once the form was sent. */
const afterForm = (parsed: ParsedCampaign) =>
  referencesOf(parsed).links.filter(({ path: [, index, key, state] }) => {
    const { type } = parsed.sections[Number(index)] ?? {}
    return type === 'success' || (type === 'form' && (state === 'partial' || key === 'after'))
  })

const mailsOf = ({ coach, pipeline }: ParsedCampaign, { emails }: ParsedFiles) =>
  pipeline
    .flatMap(({ entry }) => namedEmails(entry))
    .flatMap(({ name }) => emails.get(mailId(coach, name)) ?? [])

const offsetsOf = (text: string, word: string): number[] => {
  const at = text.indexOf(word)
  return at < 0 ? [] : [at]
}
