import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { textsIn } from '../facts/texts-in.ts'
import { onceForEach } from '../once-for-each.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { defineRule } from '../define-rule.ts'

const checkPageMarkup = ({ campaigns }: ParsedFiles): Diagnostic[] => campaigns.flatMap(inCampaign)

export const pageMarkupRule = defineRule({
  check: checkPageMarkup,
})

export const markupIn = (text: string): string | undefined => markup.exec(text)?.[0]

const inCampaign = onceForEach(({ source, sections }: ParsedCampaign): Diagnostic[] =>
  markup.test(source.yaml.text)
    ? textsIn(sections, ['sections']).flatMap(({ text, path }) => {
        const word = markupIn(text)
        return word === undefined ? [] : [source.report(path, wouldShow(word))]
      })
    : [],
)

const wouldShow = (word: string) => ({
  rule: 'markdown',
  message: `"${word}" would show unchanged: pages hold neither HTML nor the Markdown of mails.`,
  fix: word.startsWith('&')
    ? 'Write the character itself.'
    : 'Remove it. Single *stars* colour a part of a title, and make words of a "sample" bold; a link is a key of its own, such as "action".',
  word,
})

const tags = 'a|b|big|br|center|div|em|font|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|table|td|tr|u|ul'
const markup = new RegExp(
  `</?(?:${tags})(?:\\s[^<>]*)?/?>|&(?:nbsp|amp|lt|gt|quot|apos|[mn]dash|hellip|[lr][sd]quo|bull|#\\d+);|\\*\\*[^\\s*][^*\\n]*\\*\\*|\\[[^[\\]\\n]+\\]\\((?:https?:|/|mailto:)[^()\\s]{0,2000}\\)`,
  'i',
)
