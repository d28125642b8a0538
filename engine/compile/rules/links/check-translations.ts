import { basename } from 'node:path'
import { usualLang } from '../../../words/lang.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../fixes/nearest.ts'
import type { ParsedCampaign, ParsedFiles } from '../../parse/parsed-files.ts'
import { defineRule } from '../define-rule.ts'

const checkTranslations = (files: ParsedFiles): Diagnostic[] =>
  files.campaigns.flatMap((parsed) => {
    const { translations } = parsed.raw
    if (!Array.isArray(translations)) return []
    const spoken = new Map([[langOf(parsed, files), nameOf(parsed)]])
    return translations.flatMap((name: unknown, at) => {
      const found = files.campaigns.find((one) => one.coach === parsed.coach && nameOf(one) === name)
      const fault = found ? sameLanguage(found, files, spoken) : noFile(name, parsed, files)
      if (found) spoken.set(langOf(found, files), nameOf(found))
      return fault ? [parsed.source.report(['translations', at], { rule: 'translations', ...fault })] : []
    })
  })

export const translationRule = defineRule({
  ids: {
    translations: {
      says: 'The translations of a page are campaign files of the coach, each in a language of its own.',
    },
  },
  check: checkTranslations,
})

const nameOf = ({ source }: ParsedCampaign) => basename(source.yaml.file, '.yaml')

const langOf = ({ raw, coach }: ParsedCampaign, { coaches }: ParsedFiles): string => {
  const lang = raw['lang'] ?? coaches.get(coach)?.raw['lang']
  return typeof lang === 'string' ? lang : usualLang
}

const sameLanguage = (found: ParsedCampaign, files: ParsedFiles, spoken: Map<string, string>) => {
  const lang = langOf(found, files)
  const other = spoken.get(lang)
  if (other === undefined) return null
  return {
    message: `is in the same language as "${other}": ${lang}.`,
    fix: `Write "lang" into ${nameOf(found)}.yaml, or take the name out here.`,
  }
}

const noFile = (name: unknown, { coach }: ParsedCampaign, { campaigns }: ParsedFiles) => {
  const names = campaigns.flatMap((one) => (one.coach === coach ? [nameOf(one)] : []))
  return {
    message: `there is no campaign file "${String(name)}.yaml" in this folder.`,
    fix: `${didYouMean(String(name), names)}Name the file without its folder and ending.`,
  }
}
