/** Languages that every built-in word exists in. `en-GB` has the words of `en`, with days and hours as in Britain. */
export const langs = ['en', 'en-GB', 'de', 'es', 'fr', 'ar'] as const
export type Lang = (typeof langs)[number]
/** `undefined`: of a file that names none. */
export const isEnglish = (lang: Lang | undefined): boolean => lang === undefined || lang.startsWith('en')
/** Of files that name none. */
export const usualLang: Lang = 'en'
/** As its readers call it. */
export const langNames: Record<Lang, string> = {
  en: 'English',
  'en-GB': 'English (UK)',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ar: 'العربية',
}

/** Which way the lines of a language run. */
export const dirOf = (lang: string | undefined): 'ltr' | 'rtl' => (lang === 'ar' ? 'rtl' : 'ltr')
