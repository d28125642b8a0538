import { arForm } from './ar-form.ts'
import { deForm } from './de-form.ts'
import { enForm } from './en-form.ts'
import type { FormWords } from './en-form.ts'
import { esForm } from './es-form.ts'
import { frForm } from './fr-form.ts'
import type { Lang } from './lang.ts'

export type AnswerWords = FormWords['answer']

const words: Record<Lang, AnswerWords> = {
  en: enForm.answer,
  'en-GB': enForm.answer,
  de: deForm.answer,
  es: esForm.answer,
  fr: frForm.answer,
  ar: arForm.answer,
}

/** What a form says from the press on. Replaced as `form-words.ts` is. */
export const answerWordsOf = (lang: Lang = 'en'): AnswerWords => words[lang]
