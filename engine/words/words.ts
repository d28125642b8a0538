import { ar } from './ar.ts'
import { de } from './de.ts'
import { en, enGb } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Words } from './en.ts'
import type { Lang } from './lang.ts'

export type { Words }

const words: Record<Lang, Words> = { en, 'en-GB': enGb, de, es, fr, ar }

/** Everything built in that a visitor reads, apart from the words of the form's script. */
export const wordsOf = (lang: Lang = 'en'): Words => words[lang]
