import type { Typed } from './field-values.ts'

/** The document around the live form, which shows a plain form where React fails. */
export type Host = {
  /** Field values of the document's own form: a visitor may type until it is live. */
  typed: () => Typed
  /** Settles once the rules of what the form may show are there. */
  styled: Promise<unknown>
  onLive: () => void
  /** Before the form shows what the server answered; `showAsPage` shows it without React. */
  onAnswer: (showAsPage: () => void) => void
}
