import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { withSecretsCovered } from '../diagnostics/secrets.ts'
import { makeDiagnostic } from './yaml-file.ts'
import type { BytePlace } from './yaml-guards.ts'

/** A file that is not UTF-8: where its first foreign sign stands, between which words, and how many there are. */
export const notText = (file: string, bytes: Uint8Array, { byte, line, column }: BytePlace): Diagnostic => {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const text = isWide ? '' : new TextDecoder().decode(bytes)
  const places = text.split('\ufffd').length - genuine(bytes)
  const count = places > 1 ? `, the first of ${places} such signs` : ''
  const words = hasSecret(text, line) ? 'a sign here' : `"${wordsAround(bytes, byte)}"`
  const message = isWide
    ? 'is saved as UTF-16, which is not UTF-8.'
    : `is not valid UTF-8 text: ${words} was saved in an older encoding${count}.`
  return makeDiagnostic(text, { file, line, column }, [], {
    rule: 'not-utf8',
    message,
    fix: 'Save the file as UTF-8: the editor offers it under "Save as", "Encoding". Then look at these words.',
  })
}

/** Half of a key would not be known as one. */
const hasSecret = (text: string, line: number): boolean => {
  const lineIn = (all: string) => all.split(/\r\n|\n|\r/)[line - 1]
  return lineIn(text) !== lineIn(withSecretsCovered(text))
}

/** U+FFFD that was written as such; and one, as a text has one part more than it has cuts. */
const genuine = (bytes: Uint8Array): number =>
  Buffer.from(bytes).toString('latin1').split('\xef\xbf\xbd').length

/** The words around a byte on its line, read as older Windows programs wrote them. */
const wordsAround = (bytes: Uint8Array, byte: number): string => {
  const before = new TextDecoder().decode(bytes.subarray(Math.max(0, byte - reach), byte))
  const after = new TextDecoder('windows-1252').decode(bytes.subarray(byte, byte + reach))
  const [first = ''] = after.split(/[\r\n]/)
  const left = before.slice(before.search(/[^\r\n]*$/))
  const start = byte > reach && left.length === before.length ? left.replace(/^\S*\s+/, '') : left
  const end =
    first.length === after.length && byte + reach < bytes.length ? first.replace(/\s+\S*$/, '') : first
  return `${start.trimStart()}${end.trimEnd()}`
}

/** How far the words are shown on both sides, in bytes. */
const reach = 24
