import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'
import type { Source } from '../../schema/source.ts'
import { defineRule } from '../define-rule.ts'

const checkConditions = ({ campaigns }: ParsedFiles): Diagnostic[] => campaigns.flatMap(formFaults)

export const conditionRule = defineRule({
  ids: {
    'when-field': { says: 'A field that is asked only after an answer follows the choice that is answered.' },
    'form-pages': { says: 'The pages of a form are in order, and each asks everybody something.' },
  },
  check: checkConditions,
})

type Field = Record<string, unknown>
type Report = (at: number, key: string, fault: { rule: string; message: string; fix: string }) => Diagnostic

const formFaults = ({ source, sections }: ParsedCampaign): Diagnostic[] => {
  const index = sections.findIndex(({ type }) => type === 'form')
  const { fields: written } = sections[index] ?? {}
  if (!Array.isArray(written)) return []
  const fields = written.map((field: unknown): Field => (isRecord(field) ? field : {}))
  const report = reporter(source, ['sections', index, 'fields'])
  return [...fields.flatMap((_, at) => conditionFaults(fields, at, report)), ...pageFaults(fields, report)]
}

const reporter =
  ({ report }: Source, path: PropertyKey[]): Report =>
  (at, key, fault) =>
    report([...path, at, key], fault)

const choices = ['select', 'radio', 'checkbox']

const conditionFaults = (fields: readonly Field[], at: number, report: Report): Diagnostic[] => {
  const { name, when } = fields[at] ?? {}
  if (!isRecord(when)) return []
  const fault = (message: string, fix: string) => [report(at, 'when', { rule: 'when-field', message, fix })]
  if (name === 'email')
    return fault('the email address is asked of everybody.', 'Take "when" out of this field.')
  const before = fields.slice(0, at).filter(({ type }) => choices.includes(String(type)))
  const asked = before.find((field) => field['name'] === when['field'])
  const names = before.map((field) => String(field['name'])).join(', ')
  if (!asked)
    return fault(
      `"${String(when['field'])}" is no choice that is asked before this field.`,
      names === ''
        ? 'Put a field of the type select, radio or checkbox before it.'
        : `Name one of these: ${names}.`,
    )
  const values = valuesOf(asked)
  const wrong = [when['is'], when['in']]
    .flat()
    .find((value) => value !== undefined && !values.includes(value))
  if (wrong === undefined) return []
  const list = [...new Set(values.map(String))].join(', ')
  return fault(
    `${JSON.stringify(wrong)} is no answer to "${String(asked['name'])}".`,
    `Use one of these: ${list}.`,
  )
}

const valuesOf = ({ type, options }: Field): unknown[] => {
  if (type === 'checkbox') return [true]
  return (Array.isArray(options) ? options : []).map((option: unknown) =>
    isRecord(option) ? option['value'] : undefined,
  )
}

const pageFaults = (fields: readonly Field[], report: Report): Diagnostic[] => {
  let page = 1
  const faults = fields.flatMap(({ page: own = page }, at) => {
    const wanted = at === 0 ? [1] : [page, page + 1]
    if (typeof own !== 'number' || wanted.includes(own)) {
      page = Number(own)
      return []
    }
    const fix = at === 0 ? 'Write 1.' : `Write ${page} for the same page or ${page + 1} for the next one.`
    return [report(at, 'page', { rule: 'form-pages', message: `page ${own} does not follow here.`, fix })]
  })
  return faults.length > 0 ? faults : emptyPages(fields, report)
}

/** A page that a visitor may find empty. */
const emptyPages = (fields: readonly Field[], report: Report): Diagnostic[] => {
  const pages = new Map<number, number[]>()
  let page = 1
  for (const [at, { page: own }] of fields.entries()) {
    if (typeof own === 'number') page = own
    pages.set(page, [...(pages.get(page) ?? []), at])
  }
  return [...pages].flatMap(([number, places]) => {
    const [first = 0] = places
    const asksAll = places.some(
      (at) => fields[at]?.['when'] === undefined && fields[at]?.['type'] !== 'hidden',
    )
    if (asksAll || pages.size === 1) return []
    return [
      report(first, 'page', {
        rule: 'form-pages',
        message: `page ${number} may be empty: whatever it asks depends on an answer.`,
        fix: 'Put a field without "when" on it, or move these to the page before.',
      }),
    ]
  })
}
