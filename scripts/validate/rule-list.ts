import type { RuleWords } from '../../engine/compile/diagnostics/rule-words.ts'
import { limitsOf } from './rule-limits.ts'

/** One line a rule, with a star if --fix can repair some of its diagnostics. */
export const listed = (all: Readonly<Record<string, RuleWords>>): string => {
  const width = Math.max(...Object.keys(all).map((id) => id.length))
  const rows = Object.entries(all).map(
    ([id, { says, repairs }]) => `${repairs ? '*' : ' '} ${id.padEnd(width)}  ${says}`,
  )
  return `${rows.join('\n')}\n\n* some can be fixed by: npm run validate -- --fix`
}

export const explained = (id: string, { says, repairs }: RuleWords): string => {
  const repair = repairs
    ? '`npm run validate -- --fix` repairs it where it is clear what was meant; add --dry-run to see the repairs first.'
    : 'It cannot be fixed automatically: only you know what was meant. Each diagnostic says what to do.'
  return [id, '', says, ...(limitsOf[id] === undefined ? [] : [limitsOf[id]]), repair].join('\n')
}
