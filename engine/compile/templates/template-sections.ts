import { Section } from '../../campaign/schema/campaign.ts'
import { knownKeys } from '../schema/walk-schema.ts'
import { isRecord } from '../read/is-record.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean, sureNearest } from '../fixes/nearest.ts'
import type { Source } from '../schema/source.ts'
import { templateKeyOf, usesTemplate } from './use-template.ts'

type Made = Record<string, unknown>

export const fillSections = (own: unknown, made: Made): unknown =>
  Array.isArray(own)
    ? own.map((entry: unknown) => (usesTemplate(entry) ? changed(entry, sectionOf(entry, made)) : entry))
    : own

const changed = (
  { use: _use, like: _like, ...changes }: Record<string, unknown>,
  section: Made | undefined,
): Made => {
  const entries = Object.entries(changes).map(([key, value]): [string, unknown] => {
    const before = section?.[key]
    return [key, isRecord(value) && isRecord(before) ? { ...before, ...value } : value]
  })
  const all = { ...section, ...Object.fromEntries(entries) }
  const known = knownKeys(Section, all)
  return Object.fromEntries(
    Object.entries(all).filter(([key, value]) => value !== null || !known.includes(key)),
  )
}

const sectionsOf = ({ sections }: Made): Made[] => (Array.isArray(sections) ? sections.filter(isRecord) : [])

const sectionOf = ({ type }: Record<string, unknown>, made: Made) =>
  sectionsOf(made).find((section) => section['type'] === type)

export const templateFaults = ({ report }: Source, own: unknown, made: Made): Diagnostic[] =>
  (Array.isArray(own) ? own : []).flatMap((entry: unknown, index) => {
    if (!usesTemplate(entry)) return []
    const types = sectionsOf(made).map(({ type }) => String(type))
    const use = templateKeyOf(entry)
    if (entry[use] !== 'template')
      return report(['sections', index, use], {
        rule: 'choice',
        message: 'must be "template".',
        fix: 'Write "use: template", or take it out and write the section whole.',
      })
    const { type } = entry
    if (typeof type === 'string' && types.includes(type)) return []
    return report(['sections', index, 'type'], {
      rule: 'choice',
      message: 'is no section that the template makes.',
      replacement: { of: type, write: typeof type === 'string' ? sureNearest(type, types) : undefined },
      fix: `${typeof type === 'string' ? didYouMean(type, types) : ''}Allowed: ${types.join(', ')}. Without "use: template" it is a section of your own.`,
    })
  })
