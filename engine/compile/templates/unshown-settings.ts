import { isDeepStrictEqual } from 'node:util'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isRecord } from '../read/is-record.ts'
import type { Source } from '../schema/source.ts'
import { usesTemplate } from './use-template.ts'

type Made = Record<string, unknown>

/** Settings that change only sections which the file's own list leaves out. `made`: of all of them; `expand`: null where a setting is required. */
export const unshownSettings = (
  { report }: Source,
  { config, own, made }: { config: unknown; own: unknown; made: Made },
  expand: (config: Made) => Made | null,
): Diagnostic[] => {
  if (!Array.isArray(own) || !isRecord(config)) return []
  const listed = own.filter(usesTemplate).map(({ type }) => type)
  if (typesIn(made).every((type) => listed.includes(type))) return []
  return Object.keys(config).flatMap((key) => {
    const without = expand(omit(config, key))
    if (!without || !isDeepStrictEqual(omit(made, 'sections'), omit(without, 'sections'))) return []
    const changed = typesIn(made).filter(
      (type) => !isDeepStrictEqual(ofType(made, type), ofType(without, type)),
    )
    const [first] = changed
    if (first === undefined || changed.some((type) => listed.includes(type))) return []
    return report(['with', key], {
      rule: 'unshown-setting',
      message: `is shown nowhere: "sections" has no "${first}" of the template.`,
      fix: `Add "- { type: ${first}, use: template }" to "sections" where it belongs, or take this out.`,
      at: 'key',
    })
  })
}

const omit = (made: Made, key: string): Made =>
  Object.fromEntries(Object.entries(made).filter(([name]) => name !== key))

const sectionsIn = ({ sections }: Made): Made[] => (Array.isArray(sections) ? sections.filter(isRecord) : [])

export const typesIn = (made: Made): string[] => [
  ...new Set(sectionsIn(made).map(({ type }) => String(type))),
]

/** Without the ground, which depends on the sections before it. */
const ofType = (made: Made, wanted: string) =>
  sectionsIn(made)
    .filter(({ type }) => type === wanted)
    .map((section) => omit(section, 'tone'))
