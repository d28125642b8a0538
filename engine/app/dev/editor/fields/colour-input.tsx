import { useFormContext } from 'react-hook-form'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { FieldValues } from '../field-values.ts'
import type { Attributes } from './attributes.ts'

type Props = { name: string; all: Attributes & UseFormRegisterReturn; onPick: (value: string) => void }

/** The browser's own choice of colours, and the colour as text. */
export const ColourInput = ({ name, all, onPick }: Props) => {
  const { watch, setValue } = useFormContext<FieldValues>()
  const value = String(watch(name) ?? '')
  const isColour = /^#[0-9a-f]{6}$/.test(value)
  return (
    <div className="ed-colour">
      <input
        type="color"
        aria-label={`Pick a colour: ${value || 'none yet'}`}
        value={isColour ? value : '#888888'}
        data-none={!isColour || undefined}
        onChange={({ target }) => {
          setValue(name, target.value)
          onPick(target.value)
        }}
      />
      <input autoComplete="off" spellCheck={false} placeholder="#1d6f5c" {...all} />
    </div>
  )
}
