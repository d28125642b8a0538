import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormControl } from '../../../blocks/form/form-control.ts'
import type { FormField } from '../../../blocks/kit/form-field.ts'
import type { FormValues } from '../../campaign/form/form-values.ts'
import { suggestEmail } from '../../campaign/form/suggest-email.ts'
import type { FormWords } from '../../words/form-words.ts'
import type { Answers } from './field-values.ts'
import { focusButton } from './take-over.ts'

/** A press that leaves the field may still be in progress: its target must not move. */
const afterBlur = 200
/** Ignores the second half of a double click. */
const tooSoon = 700

/** Suggests another domain once for each address: after the field, or at the press. */
export const useTypoQuestion = (
  form: UseFormReturn<Answers, unknown, FormValues>,
  fields: readonly FormField[],
  { take, keep, ask }: FormWords['form']['typo'],
) => {
  const [asked, setAsked] = useState<{ name: string; address: string; atPress: boolean } | null>(null)
  const seen = useRef(new Set<string>())
  const askedAt = useRef(-Infinity)

  const check = (atPress: boolean): boolean => {
    for (const { name, type } of fields) {
      const typed = form.getValues(name)
      const address = type === 'email' && typeof typed === 'string' ? suggestEmail(typed) : null
      if (address === null || seen.current.has(String(typed))) continue
      seen.current.add(String(typed))
      askedAt.current = performance.now()
      setAsked({ name, address, atPress })
      return true
    }
    return false
  }

  const close = (address?: string) => {
    if (!asked) return
    if (address !== undefined) form.setValue(asked.name, address)
    setAsked(null)
    askedAt.current = -Infinity
    if (asked.atPress) focusButton()
    else form.setFocus(asked.name)
  }

  const bind = (name: string) => {
    const bound = form.register(name)
    if (!fields.some((field) => field.name === name && field.type === 'email')) return bound
    return {
      ...bound,
      onChange: (event: React.ChangeEvent<HTMLElement>) => {
        setAsked(null)
        void bound.onChange(event)
      },
      onBlur: (event: React.FocusEvent<HTMLElement>) => {
        void bound.onBlur(event)
        // On the way to the button: the press checks.
        if (!event.relatedTarget?.matches('[type=submit]')) setTimeout(() => check(false), afterBlur)
      },
    }
  }

  const question: FormControl['question'] = asked
    ? {
        name: asked.name,
        ask,
        address: asked.address,
        buttons: [
          { label: take, onPress: () => close(asked.address) },
          { label: keep, onPress: () => close() },
        ],
      }
    : 'none'

  return {
    bind,
    question,
    /** Whether this press waits for an answer; the next one does not. */
    holds: () => check(true) || performance.now() - askedAt.current < tooSoon,
    clear: () => setAsked(null),
  }
}
