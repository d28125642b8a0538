import type { FocusEventHandler, InputEventHandler, ReactNode, SubmitEventHandler } from 'react'
import type { Binding } from './field-input.tsx'
import type { FormRow } from './form-rows.ts'
import type { Cta } from '../kit/words.ts'

export type NoticeButton = { label: string; onPress: () => void }

export type Notice = {
  /** wait: not decided yet. */
  tone: 'error' | 'ok' | 'wait'
  title: string
  text?: string | undefined
  action?: Cta | undefined
  buttons?: readonly NoticeButton[] | undefined
  /** The toast says it, and screen readers with it. */
  isSaid?: boolean | undefined
  /** Fields to correct, which say themselves why. */
  fields?: readonly Cta[] | undefined
}

/** Suggests an address in the place of the one in the field `name`. */
export type TypoQuestion = { name: string; ask: string; address: string; buttons: readonly NoticeButton[] }

/** State of a form and its handlers. Without `bind` it is plain HTML. */
export type FormControl = {
  /** URL of the plain HTML form; undefined if the form sends nothing. */
  action?: string | undefined
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  /** Where the visit came from, where the page's own address does not say it. */
  attribution?: Readonly<Record<string, string>> | undefined
  busy: boolean
  seats?: { text: string; left: number; capacity: number } | undefined
  /** Shown above the button. */
  notice?: ReactNode
  /** Below a field for an address. Absent: nothing will be asked. */
  question?: { name?: string | undefined; view?: ReactNode } | undefined
  bind?: ((name: string) => Binding) | undefined
  onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined
  onInput?: InputEventHandler<HTMLFormElement> | undefined
  /** A field loses the focus. */
  onBlur?: FocusEventHandler<HTMLFormElement> | undefined
  /** true: our messages replace the browser's. */
  noValidate?: boolean | undefined
  /** Field that gets the focus when the page opens, or '' for the button. */
  startAt?: string | undefined
  /** One for each field. */
  rows: readonly FormRow[]
  /** Of a form of several pages; absent where scripts have not taken over. */
  page?: number | undefined
  onBack?: (() => void) | undefined
  words: {
    optional: string
    choose: string
    trap: string
    pages: { next: string; back: string; at: string }
  }
}
