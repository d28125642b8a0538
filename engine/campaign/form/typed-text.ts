import * as z from 'zod/mini'
import type { Words } from '../../words/words.ts'

const lineBreaks = /\r\n?|[\u2028\u2029]/gu
/** Joiners outside an emoji and outside Persian and Indic scripts. */
const idleJoiners =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Extended_Pictographic}])/gu
/** Control and format characters except the line feed and joiners. */
const unseen = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu
const unstorable = /\0|\p{Surrogate}/u
/** No script stacks eleven marks on one letter; such text is slow and covers the lines around it. */
const markBomb = /\p{M}{11}/u
/** Limits the work; every field's own limit is far lower. */
const longestRaw = 40_000

/** NFC, trimmed, without invisible characters; "" becomes `undefined`. Takes time linear in its length. */
export const typedText = (maxLength: number, isMultiline: boolean, words: Words['refusal']) =>
  z.transform((raw: unknown, { issues }): string | undefined => {
    if (raw === undefined || raw === null) return undefined
    if (typeof raw !== 'string' || (raw.length <= longestRaw && unstorable.test(raw))) {
      issues.push({ code: 'invalid_value', values: [], input: raw, message: words.unusual })
      return undefined
    }
    const isBounded = raw.length <= longestRaw && !markBomb.test(raw)
    const text = isBounded ? clean(raw, isMultiline) : raw
    if (isBounded && Array.from(text).length <= maxLength) return text || undefined
    const message = words.tooLong(maxLength)
    issues.push({ code: 'too_big', origin: 'string', maximum: maxLength, input: raw, message })
    return undefined
  })

const clean = (raw: string, isMultiline: boolean) => {
  const lines = raw.replace(lineBreaks, '\n').replace(/\t/g, ' ')
  return (isMultiline ? lines : lines.replace(/\n+/g, ' '))
    .replace(unseen, '')
    .replace(idleJoiners, '')
    .normalize('NFC')
    .trim()
}
