import { Mood } from '../../campaign/theme/mood.ts'
import { themeTokens } from '../../campaign/theme/theme.ts'
import type { Problem } from './problem.ts'

/** A whole look written by hand lacks one token or two; whoever lacks more meant to name a mood. */
const mostForgotten = 3

/** Where a look lacks nearly everything, the one word that stands for all of it is what is missing. */
export const lookWithoutMood = (problems: readonly Problem[]): Problem[] => {
  const lacks = new Map<string, Problem[]>()
  for (const problem of problems)
    if (problem.rule === 'missing' && tokens.has(problem.path))
      lacks.set(problem.file, [...(lacks.get(problem.file) ?? []), problem])
  return problems.flatMap((problem) => {
    const all = lacks.get(problem.file) ?? []
    if (all.length <= mostForgotten || !all.includes(problem)) return [problem]
    return problem === all[0] ? [{ ...problem, path: 'theme.mood', fix }] : []
  })
}

const tokens = new Set(Object.keys(themeTokens).map((token) => `theme.${token}`))
const fix = `Add it beside "brand", with one of: ${Mood.options.join(', ')}. Only a look that names every token needs none.`
