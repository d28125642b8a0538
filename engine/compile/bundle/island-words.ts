import { contentHash } from './content-hash.ts'
import type { Plugin } from 'vite'
import { formWordsOf } from '../../words/form-words.ts'
import type { Lang } from '../../words/lang.ts'

/** Stands in the bundled script for the words of one language. */
const place = '__FORM_WORDS__'

const moduleWith = (words: string) => `const words = ${words}
export const formWordsOf = () => words
export const filled = (text, value) => text.replace(/\\{\\w+\\}/, () => value)`

/** A form's script is bundled once, with a place for its words: a page fetches one language. `words`: in that place. */
export const oneLanguage = (words = place): Plugin => ({
  name: 'porchlight:one-language',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (id.endsWith('/engine/words/form-words.ts') ? moduleWith(words) : undefined),
})

export type Islands = Record<Lang, { name: string; content: Buffer }>

/** The script in every language. */
export const islandsOf = (script: string): Islands => {
  const inLang = (lang: Lang) => {
    const content = Buffer.from(script.replace(place, () => wordsText(lang)))
    return { name: `island.${contentHash(content).slice(0, 8)}.js`, content }
  }
  return { en: inLang('en'), de: inLang('de'), es: inLang('es'), fr: inLang('fr') }
}

export const wordsText = (lang: Lang): string => JSON.stringify(formWordsOf(lang)).replace(/"(\w+)":/g, '$1:')
