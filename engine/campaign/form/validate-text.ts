/** A checked answer, or what is wrong with it. `undefined`: left empty. */
export type Validated = { value: string | undefined } | { problem: 'not_text' | 'unusual' | 'too_long' }

const lineBreaks = /\r\n?|[\u2028\u2029]/gu
/** Joiners that belong where they stand: inside an emoji or between letters of Persian and Indic scripts. */
const idleJoiners =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Extended_Pictographic}])/gu
/** Control characters but the line feed, and everything invisible but the joiners. */
const unseen = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu
const loneSurrogate = /\p{Surrogate}/u
/** No script needs eleven marks on one letter; stacked marks cost time and cover the lines around them. */
const markBomb = /\p{M}{11}/u

const codePoints = (text: string) => Array.from(text).length

/** Longest raw answer that is looked at; a bound on work, far above every field's own limit. */
const rawCeiling = 40_000

/**
 * Cleans one answer: NFC, trimmed, without control, direction and zero-width characters; `\n` stays in texts of several
 * lines and becomes a space in others. Takes time linear in its length.
 */
export const validateText = (raw: unknown, limits: { maxLength: number; multiline: boolean }): Validated => {
  if (raw === undefined || raw === null) return { value: undefined }
  if (typeof raw !== 'string') return { problem: 'not_text' }
  if (raw.length > rawCeiling) return { problem: 'too_long' }
  if (raw.includes('\0') || loneSurrogate.test(raw)) return { problem: 'unusual' }
  if (markBomb.test(raw)) return { problem: 'too_long' }
  const text = clean(raw, limits.multiline)
  if (text === '') return { value: undefined }
  return codePoints(text) > limits.maxLength ? { problem: 'too_long' } : { value: text }
}

const clean = (raw: string, multiline: boolean) => {
  const lines = raw.replace(lineBreaks, '\n').replace(/\t/g, ' ')
  return (multiline ? lines : lines.replace(/\n+/g, ' '))
    .replace(unseen, '')
    .replace(idleJoiners, '')
    .normalize('NFC')
    .trim()
}
