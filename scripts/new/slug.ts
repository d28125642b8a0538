import type { Validate } from './validators.ts'

const most = 60
/** Reserved by Windows with any extension: a repository with such a file cannot be checked out there. */
const ofWindows = /^(con|prn|aux|nul|com\d|lpt\d)$/

export const validateSlug: Validate = (text) => {
  if (text.length > most) return `must have at most ${most} letters`
  if (ofWindows.test(text)) return 'is a name that Windows reserves: choose another one'
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)) return undefined
  const better = slugOf(text)
  const example = better === '' ? 'such as "sleep-map"' : `such as "${better}"`
  return `must be lower-case words joined by dashes, ${example}`
}

const umlauts: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
}

/** "Übung für Zoë" becomes "uebung-fuer-zoe"; empty if nothing is left. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßøæłđ]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replace(/^[-0-9]+|-+$/g, '')
