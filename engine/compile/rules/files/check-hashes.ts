import type { Draft, Drafts, MarkdownDraft } from '../../load/drafts.ts'
import { onceForEach } from '../once-for-each.ts'
import type { Problem } from '../../diagnostics/problem.ts'
import type { Source } from '../../diagnostics/schema-problems.ts'
import { hashCuts } from '../../read/syntax/hash-cuts.ts'
import { hashProblem } from '../../read/syntax/hash-words.ts'

/** No text loses its end to a "#" that YAML takes for the sign of a remark. */
export const checkHashes = ({ coaches, campaigns, emails, guides }: Drafts): Problem[] => [
  ...[...coaches.values(), ...campaigns].flatMap(inYaml),
  ...[...emails.values(), ...guides.values()].flatMap((draft) => (draft ? inHead(draft) : [])),
]

/** The same of site.yaml. */
export const checkSiteHashes = ({ site }: Pick<Drafts, 'site'>): Problem[] =>
  site ? cutsIn(site.source, 0) : []

const inYaml = onceForEach(({ source }: Draft<unknown>) => cutsIn(source, 0))

/** Below its head, Markdown has no remarks. */
const inHead = onceForEach(({ source, markdown }: MarkdownDraft<unknown>) => cutsIn(source, markdown.length))

const cutsIn = ({ yaml }: Source, below: number): Problem[] =>
  hashCuts(yaml.text.slice(0, yaml.text.length - below)).map((cut) => hashProblem(yaml, cut))
