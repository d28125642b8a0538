import { isScalar, isSeq } from 'yaml'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import type { RuleWords } from '../../diagnostics/rule-words.ts'
import type { Diagnostic, Edit } from '../../diagnostics/diagnostic.ts'
import { quoted } from '../../fixes/repair-text.ts'
import { isRecord } from '../../read/is-record.ts'
import type { Path, YamlFile } from '../../read/parsed-yaml.ts'
import { find } from '../../read/yaml-find.ts'
import { defineRule } from '../define-rule.ts'
import { onceForEach } from '../once-for-each.ts'

/** Lists whose entries are whole sentences. */
const lists = ['paragraphs', 'sentences']

const checkSplitSentences = ({ campaigns }: ParsedFiles): Diagnostic[] => campaigns.flatMap(inCampaign)

export const splitSentenceRule = defineRule({
  ids: {
    'split-sentence': { says: 'A sentence with a comma inside [ ] is in quotes.', repairs: true },
  },
  check: checkSplitSentences,
})

const inCampaign = onceForEach(({ source: { yaml, report }, sections }: ParsedCampaign) =>
  sections.flatMap((section, index) =>
    lists.flatMap((key) => {
      const path = ['sections', index, key]
      const split = splitIn(section[key])
      const repair = split && joined(yaml, path, split)
      if (!split || !repair) return []
      return [
        report([...path, split.from], {
          rule: 'split-sentence',
          message: 'the comma before it ends the entry before, whose sentence it goes on with.',
          fix: 'Put quotes around a sentence that contains a comma: ["one, two"].',
          repair,
        }),
      ]
    }),
  ),
)

export const splitIds = {
  'split-point': {
    says: 'A note, no fault: no point of a list in [ ] goes on with the one before its comma.',
  },
} satisfies Record<string, RuleWords>

/** Points may be words that begin as they like: whoever wrote them knows. */
export const splitPoints = ({ source: { yaml, report }, sections }: ParsedCampaign): Diagnostic[] =>
  sections.flatMap((section, index) =>
    pointLists(section).flatMap(([below, points]) => {
      const path = ['sections', index, ...below]
      const split = splitIn(points)
      const [edit] = (split && joined(yaml, path, split)) ?? []
      if (!split || !edit) return []
      return [
        report([...path, split.from], {
          rule: 'split-point',
          message: 'is a point of its own: the comma before it ends the one before.',
          fix: `Write ${edit.text} if it goes on with that one, or begin it with a capital.`,
        }),
      ]
    }),
  )

const pointLists = ({ points, offers }: Record<string, unknown>): [Path, unknown][] => [
  [['points'], points],
  ...(Array.isArray(offers) ? offers : []).flatMap((offer: unknown, at): [Path, unknown][] =>
    isRecord(offer) ? [[['offers', at, 'points'], offer['points']]] : [],
  ),
]

/** Entries that go on with the one before them. */
type Split = { from: number; to: number }

const splitIn = (list: unknown): Split | undefined => {
  if (!Array.isArray(list) || !list.every((entry) => typeof entry === 'string')) return undefined
  const goesOn = (at: number) =>
    /^\p{Ll}/u.test(list[at] ?? '') && !/[.!?…]["”’»)]*$/u.test(list[at - 1] ?? '')
  const from = /^\p{Lu}/u.test(list[0] ?? '') ? list.findIndex((_, at) => at > 0 && goesOn(at)) : -1
  if (from < 0) return undefined
  const end = list.findIndex((_, at) => at > from && !goesOn(at))
  return { from, to: (end < 0 ? list.length : end) - 1 }
}

const joined = (yaml: YamlFile, path: Path, { from, to }: Split): Edit[] | undefined => {
  const { node } = find(yaml, path)
  if (!isSeq(node) || !node.flow) return undefined
  const parts = node.items.slice(from - 1, to + 1)
  const ranges = parts.flatMap((part) =>
    isScalar(part) && part.type === 'PLAIN' && part.range ? [part.range] : [],
  )
  const [start, end] = [ranges[0]?.[0], ranges.at(-1)?.[1]]
  if (start === undefined || end === undefined || ranges.length < parts.length) return undefined
  const text = yaml.text.slice(start, end)
  return /[\r\n#]/.test(text) ? undefined : [{ start, end, text: quoted(text) }]
}
