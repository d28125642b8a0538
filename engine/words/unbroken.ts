import { frenchSpaces, spacesInNumbers } from './french-spaces.ts'
import type { Lang } from './lang.ts'

/** What authors type as keyboards have it, with spaces that do not break where the language has them. */
export const unbroken = (text: string, lang: Lang | undefined): string => {
  if (lang === 'fr') return frenchSpaces(text)
  return lang === 'de' || lang === 'es' ? spacesInNumbers(text) : text
}
