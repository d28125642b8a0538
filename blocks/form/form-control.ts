import type { SubmitEventHandler } from 'react'
import type { Binding } from '../kit/field-input.tsx'

export type Notice = { tone: 'error' | 'ok'; title: string; text?: string | undefined }

/** The state a form is drawn in, and what makes it live. Without `bind` it is plain HTML. */
export type FormControl = {
  /** Where plain HTML posts to. */
  action: string
  values: Readonly<Record<string, string>>
  /** Field name to sentence. */
  errors: Readonly<Record<string, string>>
  busy: boolean
  /** Box above the fields. */
  notice?: Notice | undefined
  bind?: ((name: string) => Binding) | undefined
  onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined
  /** true: our own messages replace the browser's. */
  noValidate?: boolean | undefined
  words: { optional: string; choose: string; trap: string }
}
