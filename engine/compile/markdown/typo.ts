/** Markdown that is shown as it was typed, or not as it was meant. The offset counts in the Markdown. */
export type Typo = { offset: number; message: string; fix: string }
