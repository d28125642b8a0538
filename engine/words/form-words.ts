import { arForm } from './ar-form.ts'
import { deForm } from './de-form.ts'
import { enForm } from './en-form.ts'
import { esForm } from './es-form.ts'
import { frForm } from './fr-form.ts'
import type { FormWords } from './en-form.ts'
import type { Lang } from './lang.ts'

export type { FormWords }

const words: Record<Lang, FormWords> = {
  en: enForm,
  'en-GB': enForm,
  de: deForm,
  es: esForm,
  fr: frForm,
  ar: arForm,
}

/** In a form's script this module is replaced by one that has the script's own language only (`engine/compile/bundle/island-words.ts`). */
export const formWordsOf = (lang: Lang = 'en'): Omit<FormWords, 'answer'> => words[lang]
