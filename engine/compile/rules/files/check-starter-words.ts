import { mailId } from '../../../campaign/mail/fill-email.ts'
import { namedEmails } from '../../../campaign/mail/named-emails.ts'
import { deliverableIn } from '../facts/deliverable-of-file.ts'
import { leftOverWord } from '../facts/left-over-word.ts'
import type { ParsedCampaign, ParsedFiles, ParsedMarkdown } from '../../parse/parsed-files.ts'
import { textsIn } from '../facts/texts-in.ts'
import { onceForEach } from '../once-for-each.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { starterSentences, starterText } from './starter-words.ts'
import { defineRule } from '../define-rule.ts'

const checkStarterWords = ({ campaigns, emails, guides }: ParsedFiles): Diagnostic[] => {
  const live = campaigns.filter(({ raw }) => raw['live'] !== false)
  const sent = new Set(live.flatMap(mailsOf))
  const handed = new Set(live.flatMap(guideOf))
  return [
    ...live.flatMap(inCampaign),
    ...[...sent].flatMap((id) => inMarkdown(emails.get(id), ['subject', 'preheader'])),
    ...[...handed].flatMap((id) => inMarkdown(guides.get(id), ['title', 'subtitle', 'intro'])),
  ]
}

export const starterWordRule = defineRule({
  check: checkStarterWords,
})

const inCampaign = onceForEach(({ source, sections }: ParsedCampaign) =>
  textsIn(sections, ['sections']).flatMap(({ text, path }) => {
    const begun = starterText(text)
    return begun ? [source.report(path, { ...leftOverWord(begun.said, begun.block), word: text })] : []
  }),
)

const mailsOf = ({ coach, pipeline }: ParsedCampaign): string[] =>
  pipeline.flatMap(({ entry }) => namedEmails(entry).map(({ name }) => mailId(coach, name)))

const guideOf = (parsed: ParsedCampaign): string[] => {
  const { file = '' } = deliverableIn(parsed) ?? {}
  return file.endsWith('.md') ? [`${parsed.coach}/${file.slice(0, -'.md'.length)}`] : []
}

const inMarkdown = (parsed: ParsedMarkdown<unknown> | null | undefined, head: string[]): Diagnostic[] => {
  if (!parsed) return []
  const { raw, source, markdown, reportBody } = parsed
  return [
    ...head.flatMap((key) =>
      starterSentences(typeof raw[key] === 'string' ? raw[key] : '').map(({ word }) =>
        source.report([key], { ...leftOverWord(word), word }),
      ),
    ),
    ...starterSentences(markdown).map(({ offset, word }) =>
      reportBody(offset, { ...leftOverWord(word.replace(/[\s*_]+/g, ' ')), word }),
    ),
  ]
}
