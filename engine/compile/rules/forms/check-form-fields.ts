import { FormField } from '../../../campaign/schema/words.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'
import type { Source } from '../../schema/source.ts'
import { defineRule } from '../define-rule.ts'

const checkFormFields = ({ campaigns }: ParsedFiles): Diagnostic[] => campaigns.flatMap(fieldFaults)

export const formFieldRule = defineRule({
  ids: {
    'email-field': { says: 'A form that stores answers asks for an email address.' },
    'field-twice': { says: 'Each field of a form has its own name.' },
    'option-twice': { says: 'Each choice of a field has its own value.' },
  },
  check: checkFormFields,
})

type Field = Record<string, unknown>

const fieldFaults = ({ source, sections }: ParsedCampaign): Diagnostic[] => {
  const index = sections.findIndex(({ type }) => type === 'form')
  const { fields: written, sends } = sections[index] ?? {}
  if (!Array.isArray(written)) return []
  const fields = written.map((field: unknown): Field => (isRecord(field) ? field : {}))
  const path = ['sections', index, 'fields']
  return [
    ...sameNames(source, fields, path),
    ...fields.flatMap(({ options }, at) => sameValues(source, options, [...path, at, 'options'])),
    ...(sends === false ? [] : addressFaults(source, fields, path)),
  ]
}

const sameNames = ({ report }: Source, fields: readonly Field[], path: PropertyKey[]): Diagnostic[] =>
  fields.flatMap(({ name }, index) =>
    name !== undefined && fields.findIndex((other) => other['name'] === name) < index
      ? [
          report([...path, index, 'name'], {
            rule: 'field-twice',
            message: `another field is named ${JSON.stringify(name)} already.`,
            fix: 'Choose another name.',
          }),
        ]
      : [],
  )

const sameValues = ({ report }: Source, options: unknown, path: PropertyKey[]): Diagnostic[] => {
  const values = (Array.isArray(options) ? options : []).map((option: unknown) =>
    isRecord(option) ? option['value'] : undefined,
  )
  return values.flatMap((value, at) =>
    value !== undefined && values.indexOf(value) < at
      ? [
          report([...path, at, 'value'], {
            rule: 'option-twice',
            message: `another choice has the value ${JSON.stringify(value)} already.`,
            fix: 'Choose another value.',
          }),
        ]
      : [],
  )
}

const addressFaults = ({ report }: Source, fields: readonly Field[], path: PropertyKey[]): Diagnostic[] => {
  const address = fields.findIndex(({ type, name }) => type === 'email' && name === 'email')
  if (address >= 0 && fields[address]?.['required'] !== false) return []
  if (address >= 0)
    return [
      report([...path, address, 'required'], {
        rule: 'email-field',
        message: 'must not be false here: without an address nobody can be stored or answered.',
        fix: 'Take it out.',
      }),
    ]
  if (fields.some(mayBeTheAddress)) return []
  return [
    report(path, {
      rule: 'email-field',
      message: 'the form does not ask for an email address, so nobody can be stored or answered.',
      fix: 'Add a field: { type: email, name: email, label: "Your email address" }.',
      at: 'key',
    }),
  ]
}

const mayBeTheAddress = ({ type, name }: Field) => !fieldTypes.has(String(type)) || typeof name !== 'string'

const fieldTypes = new Set<string>(FormField.options.flatMap(({ shape }) => [...shape.type.values]))
