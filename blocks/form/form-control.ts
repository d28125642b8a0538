import type { SubmitEventHandler } from 'react'
import type { Binding } from '../kit/field-input.tsx'
import type { Cta } from '../kit/words.ts'

/** Something the visitor may do about a notice, without leaving the page. */
export type NoticeButton = { label: string; onPress: () => void }

export type Notice = {
  /** wait: nothing is decided yet. */
  tone: 'error' | 'ok' | 'wait'
  title: string
  text?: string | undefined
  action?: Cta | undefined
  /** The first is the one most people want. */
  buttons?: readonly NoticeButton[] | undefined
}

/** The state a form is drawn in, and what makes it live. Without `bind` it is plain HTML. */
export type FormControl = {
  /** Where plain HTML posts to; nowhere for a form that sends nothing. */
  action?: string | undefined
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  busy: boolean
  /** The event's places, where they are nearly gone. */
  seats?: { text: string; left: number; capacity: number } | undefined
  /** Box above the button, where the eyes are after a press; `below` it where its room is kept. */
  notice?: (Notice & { below?: boolean }) | undefined
  /** While the form is on its way: what may be said below the button reserves its room, so that nothing moves later. */
  room?: Notice | undefined
  /** Set once the form is live: whether an address was meant otherwise, asked below its field. */
  question?:
    { name: string; ask: string; address: string; buttons: readonly NoticeButton[] } | 'none' | undefined
  bind?: ((name: string) => Binding) | undefined
  onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined
  /** true: our own messages replace the browser's. */
  noValidate?: boolean | undefined
  /** Where a page that shows the form again begins: a field by its name, or the button (''). */
  startAt?: string | undefined
  words: { optional: string; choose: string; trap: string }
}
