import type { RuleWords } from '../../engine/compile/diagnostics/rule-words.ts'
import { limitsOf } from './rule-limits.ts'

/** One line a rule; a star before those that can offer a repair. */
export const listed = (all: Readonly<Record<string, RuleWords>>): string => {
  const width = Math.max(...Object.keys(all).map((id) => id.length))
  const rows = Object.entries(all).map(
    ([id, { says, repairs }]) => `${repairs ? '*' : ' '} ${id.padEnd(width)}  ${says}`,
  )
  return `${rows.join('\n')}\n\n* can offer a repair: npm run validate -- --fix`
}

export const explained = (id: string, { says, repairs }: RuleWords): string => {
  const repair = repairs
    ? 'Where what was meant is plain, it offers a repair: `npm run validate -- --fix` makes it, with --dry-run beside it only shows it.'
    : 'It offers no repair: only you know what was meant. Each diagnostic says what to do.'
  return [id, '', says, ...(limitsOf[id] === undefined ? [] : [limitsOf[id]]), repair].join('\n')
}
