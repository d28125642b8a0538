import type { FormWords } from '../../words/form-words.ts'

/** What is to be added to an address that no mail can be sent to. */
export const emailProblem = (typed: string, { noAt, noEnding, badEmail }: FormWords['problems']): string => {
  const [, domain, ...rest] = typed.split('@')
  if (domain === undefined) return noAt
  return rest.length === 0 && /^[\p{L}\p{N}-]+$/u.test(domain) ? noEnding : badEmail
}
