import type { Problem } from '../diagnostics/problem.ts'

/**
 * Judges each draft once, however often the files of its coach are judged: a file that did not change is the same draft. For
 * what looks at nothing but the draft.
 */
export const onceForEach = <Draft extends object>(
  judge: (draft: Draft) => Problem[],
): ((draft: Draft) => Problem[]) => {
  const known = new WeakMap<Draft, Problem[]>()
  return (draft) => {
    const problems = known.get(draft) ?? judge(draft)
    known.set(draft, problems)
    return problems
  }
}
