/** Languages that every built-in word exists in. */
export const langs = ['en', 'de', 'es', 'fr', 'ar'] as const
export type Lang = (typeof langs)[number]
/** Of files that name none. */
export const usualLang: Lang = 'en'
/** As its readers call it. */
export const langNames: Record<Lang, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ar: 'العربية',
}

/** Which way the lines of a language run. */
export const dirOf = (lang: string | undefined): 'ltr' | 'rtl' => (lang === 'ar' ? 'rtl' : 'ltr')
