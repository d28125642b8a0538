import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import type { EditorField } from '../../../../campaign/preview/editor-view.ts'
import { useEditor } from '../editor-context.ts'
import { keptWords } from '../field-edit.ts'
import { fieldName, shownValue } from '../field-values.ts'
import type { FieldValues } from '../field-values.ts'
import { DiagnosticWords } from './diagnostic-words.tsx'
import { Help } from './help.tsx'
import { Input } from './input.tsx'

export const FieldView = ({ field }: { field: EditorField }) => {
  const { diagnostics } = useEditor()
  const id = useId()
  const own = diagnostics.filter(({ path }) => path === field.at)
  const shown = useWatch<FieldValues>({ name: fieldName(field), defaultValue: shownValue(field) })
  const kept = keptWords(field, shown ?? field.value)
  const isWrong = own.length > 0 || kept !== null
  const help = helpOf(field)
  const described = [...(help === undefined ? [] : [`${id}-help`]), ...(isWrong ? [`${id}-fault`] : [])]
  const isSwitch = field.kind === 'switch' && field.fallback !== undefined
  return (
    <div className="ed-field" data-at={field.at} data-switch={isSwitch || undefined}>
      {field.kind === 'picture' ? (
        <p className="ed-name">{field.label}</p>
      ) : (
        <label htmlFor={id}>{field.label}</label>
      )}
      <Input
        field={field}
        attributes={{
          id,
          'aria-invalid': isWrong || undefined,
          'aria-describedby': described.join(' ') || undefined,
          'aria-required': field.isRequired || undefined,
        }}
      />
      {isWrong && (
        <div className="ed-fault" id={`${id}-fault`}>
          {kept !== null && (
            <p>
              This is required. Until you write something here, the file keeps <q>{kept}</q>.
            </p>
          )}
          {own.map((diagnostic) => (
            <p key={diagnostic.message}>
              <DiagnosticWords diagnostic={diagnostic} />
            </p>
          ))}
        </div>
      )}
      {help !== undefined && <Help text={help} id={`${id}-help`} />}
    </div>
  )
}

/** Of a choice, what the chosen one is. */
const helpOf = (field: EditorField): string | undefined => {
  if (field.kind !== 'choice') return field.help
  return field.choices.find(({ value }) => value === field.value)?.help ?? field.help
}
