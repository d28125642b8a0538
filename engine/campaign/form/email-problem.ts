import { formWords } from '../../words/en.ts'

/** What is to be added to an address that no mail can be sent to. */
export const emailProblem = (typed: string): string => {
  const { noAt, noEnding, badEmail } = formWords.problems
  const [, domain, ...rest] = typed.split('@')
  if (domain === undefined) return noAt
  return rest.length === 0 && /^[\p{L}\p{N}-]+$/u.test(domain) ? noEnding : badEmail
}
