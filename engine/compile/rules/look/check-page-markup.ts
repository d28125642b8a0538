import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'
import { onceForEach } from '../once-for-each.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { defineRule } from '../define-rule.ts'

const checkPageMarkup = ({ campaigns }: ParsedFiles): Diagnostic[] => campaigns.flatMap(inCampaign)

export const pageMarkupRule = defineRule({
  check: checkPageMarkup,
})

export const markupIn = (text: string): string | undefined => markup.exec(text)?.[0]

const inCampaign = onceForEach((parsed: ParsedCampaign): Diagnostic[] =>
  markup.test(parsed.source.yaml.text)
    ? parsed.sections.flatMap((section, index) => inTexts(parsed, section, ['sections', index]))
    : [],
)

const inTexts = (parsed: ParsedCampaign, value: unknown, path: PropertyKey[]): Diagnostic[] => {
  if (Array.isArray(value)) return value.flatMap((part: unknown, at) => inTexts(parsed, part, [...path, at]))
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, part]) => inTexts(parsed, part, [...path, key]))
  const word = typeof value === 'string' ? markupIn(value) : undefined
  if (word === undefined) return []
  return [
    parsed.source.report(path, {
      rule: 'markdown',
      message: `"${word}" would show unchanged: pages hold neither HTML nor the Markdown of mails.`,
      fix: word.startsWith('&')
        ? 'Write the character itself.'
        : 'Remove it. In titles, single *stars* colour a part; a link is a key of its own, such as "action".',
      word,
    }),
  ]
}

const tags = 'a|b|big|br|center|div|em|font|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|table|td|tr|u|ul'
const markup = new RegExp(
  `</?(?:${tags})(?:\\s[^<>]*)?/?>|&(?:nbsp|amp|lt|gt|quot|apos|[mn]dash|hellip|[lr][sd]quo|bull|#\\d+);|\\*\\*[^\\s*][^*\\n]*\\*\\*|\\[[^[\\]\\n]+\\]\\((?:https?:|/|mailto:)[^()\\s]{0,2000}\\)`,
  'i',
)
