import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ParsedFiles } from '../parse/parsed-files.ts'
import type { CoachPart } from '../parse/read-coach.ts'
import { coachRules } from '../validate/coach-rules.ts'

type Shared = Pick<ParsedFiles, 'publicOrigin' | 'site'>

/** What is wrong with a coach's files, whatever other coaches have. */
export const validateCoach = (part: CoachPart, shared: Shared): Diagnostic[] => {
  const { folder, coach, campaigns, emails, guides } = part
  const files: ParsedFiles = {
    ...shared,
    coaches: new Map(coach ? [[folder.slug, coach]] : []),
    folders: new Map([[folder.slug, folder]]),
    campaigns,
    emails,
    guides,
  }
  return [...part.diagnostics, ...coachRules.flatMap(({ check }) => check(files))]
}
