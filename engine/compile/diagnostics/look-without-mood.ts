import { Mood } from '../../campaign/theme/mood.ts'
import { themeTokens } from '../../campaign/theme/theme.ts'
import type { Diagnostic } from './diagnostic.ts'

/** A whole look written by hand lacks one token or two; whoever lacks more meant to name a mood. */
const mostForgotten = 3

/** Where nearly every token of a look is missing, its mood is what is missing. */
export const lookWithoutMood = (diagnostics: readonly Diagnostic[]): Diagnostic[] => {
  const lacks = new Map<string, Diagnostic[]>()
  for (const diagnostic of diagnostics)
    if (diagnostic.rule === 'missing' && tokens.has(diagnostic.path))
      lacks.set(diagnostic.file, [...(lacks.get(diagnostic.file) ?? []), diagnostic])
  return diagnostics.flatMap((diagnostic) => {
    const all = lacks.get(diagnostic.file) ?? []
    if (all.length <= mostForgotten || !all.includes(diagnostic)) return [diagnostic]
    return diagnostic === all[0] ? [{ ...diagnostic, path: 'theme.mood', fix }] : []
  })
}

const tokens = new Set(Object.keys(themeTokens).map((token) => `theme.${token}`))
const fix = `Add it beside "brand", with one of: ${Mood.options.join(', ')}. Only a look that names every token needs none.`
