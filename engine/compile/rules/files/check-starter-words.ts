import { emailId, namedEmails } from '../mails/check-emails.ts'
import { leftOverWord } from './check-open-words.ts'
import type { CampaignDraft, Drafts, MarkdownDraft } from '../../load/drafts.ts'
import { isRecord } from '../../load/drafts.ts'
import { onceForEach } from '../once-for-each.ts'
import type { Problem } from '../../diagnostics/problem.ts'
import type { Source } from '../../diagnostics/schema-problems.ts'
import { starterSentences, starterText } from './starter-words.ts'

/**
 * What is live says nothing that a starter said, which tells what to write and is never it: neither the page nor the mails
 * and the guide that belong to it. While a campaign is not live, it may still be as it was begun.
 */
export const checkStarterWords = ({ campaigns, emails, guides }: Drafts): Problem[] => {
  const live = campaigns.filter(({ raw }) => raw['live'] !== false)
  const sent = new Set(live.flatMap(mailsOf))
  const handed = new Set(live.flatMap(guideOf))
  return [
    ...live.flatMap(inCampaign),
    ...[...sent].flatMap((id) => inMarkdown(emails.get(id), ['subject', 'preheader'])),
    ...[...handed].flatMap((id) => inMarkdown(guides.get(id), ['title', 'subtitle', 'intro'])),
  ]
}

const inCampaign = onceForEach(({ source, sections }: CampaignDraft) =>
  inTexts(source, sections, ['sections']),
)

const mailsOf = ({ coach, pipeline }: CampaignDraft): string[] =>
  pipeline.flatMap(({ entry }) => namedEmails(entry).map(({ name }) => emailId(coach, name)))

const guideOf = ({ coach, raw: { deliverable } }: CampaignDraft): string[] =>
  typeof deliverable === 'string' && deliverable.endsWith('.md')
    ? [`${coach}/${deliverable.slice(0, -'.md'.length)}`]
    : []

const inTexts = (source: Source, value: unknown, path: readonly PropertyKey[]): Problem[] => {
  if (Array.isArray(value)) return value.flatMap((item: unknown, at) => inTexts(source, item, [...path, at]))
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, item]) => inTexts(source, item, [...path, key]))
  const said = typeof value === 'string' ? starterText(value) : undefined
  return said === undefined ? [] : [source.report(path, { ...leftOverWord(said), word: String(value) })]
}

const inMarkdown = (draft: MarkdownDraft<unknown> | null | undefined, head: string[]): Problem[] => {
  if (!draft) return []
  const { raw, source, markdown, reportBody } = draft
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
