import type { Plugin } from 'rolldown'
import { answerWordsOf } from '../../words/answer-words.ts'
import { formWordsOf } from '../../words/form-words.ts'
import type { Lang } from '../../words/lang.ts'
import { contentHash } from './content-hash.ts'

/** Stand in the bundled scripts for the words of one language, and for the import of the second script in it. */
const places = { form: '__FORM_WORDS__', answer: '__ANSWER_WORDS__', second: '__ANSWER__' }

const modules: Record<string, string> = {
  'words/form-words.ts': `const words = ${places.form}\nexport const formWordsOf = () => words`,
  'words/answer-words.ts': `const words = ${places.answer}\nexport const answerWordsOf = () => words`,
  'app/load-answer.ts': `export const loadAnswer = async () => (await ${places.second}).answerParts`,
}

/** A form's scripts are bundled once, with a place for their words: a page fetches one language. */
export const oneLanguage = (): Plugin => ({
  name: 'porchlight:one-language',
  load: (id) => modules[id.split('/engine/')[1] ?? ''],
})

/** What makes a form live, and what answers a press. */
export type FormScripts = { island: string; answer: string }

type Script = { name: string; content: Buffer }
export type Islands = Record<Lang, Record<keyof FormScripts, Script>>

/** The scripts of a form in every language. */
export const islandsOf = (scripts: FormScripts): Islands => {
  const inLang = (lang: Lang) => {
    const answer = scriptOf('answer', withWords(scripts.answer, lang))
    const island = withWords(scripts.island, lang).replace(places.second, () => `import('./${answer.name}')`)
    return { island: scriptOf('island', island), answer }
  }
  const english = inLang('en')
  return {
    en: english,
    'en-GB': english,
    de: inLang('de'),
    es: inLang('es'),
    fr: inLang('fr'),
    ar: inLang('ar'),
  }
}

const scriptOf = (stem: string, text: string): Script => {
  const content = Buffer.from(text)
  return { name: `${stem}.${contentHash(content).slice(0, 8)}.js`, content }
}

/** A script with the words of a language in their place. */
export const withWords = (script: string, lang: Lang): string =>
  script
    .replace(places.form, () => textOf(liveWords(lang)))
    .replace(places.answer, () => textOf(answerWordsOf(lang)))

const liveWords = (lang: Lang) => {
  const { problems, form } = formWordsOf(lang)
  return { problems, form }
}

const textOf = (words: object) => JSON.stringify(words).replace(/"(\w+)":/g, '$1:')
