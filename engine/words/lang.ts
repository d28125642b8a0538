/** Languages that every built-in word exists in. */
export const langs = ['en', 'de', 'es', 'fr'] as const
export type Lang = (typeof langs)[number]
/** Of files that name none. */
export const usualLang: Lang = 'en'
/** As its readers call it. */
export const langNames: Record<Lang, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
}
