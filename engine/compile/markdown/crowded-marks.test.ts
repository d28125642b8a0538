import { expect, test, vi } from 'vitest'
import { crowdedMarks, mostMarks } from './crowded-marks.ts'
import { loadEmail } from '../parse/load-email.ts'
import { loadGuide } from '../parse/load-guide.ts'

const read = vi.hoisted(() => vi.fn())
vi.mock('marked', () => ({ marked: { lexer: read, parse: read } }))

const head = '---\nsubject: A\npreheader: B\n---\n\nHello.\n\n'
const bytes = (text: string) => Buffer.from(text)

test.each(['*a_', '**a', '_a_ ', 'a_b*'])(
  'twenty kilobytes of "%s" are refused before a parser sees them, at their line',
  (unit) => {
    const text = unit.repeat(Math.ceil(20_000 / unit.length))
    const mail = loadEmail('mail.md', bytes(`${head}${text}\n`))
    const guide = loadGuide('guide.md', bytes(`---\ntitle: A\n---\n\n${text}\n`))
    expect(mail).toMatchObject({ parsed: null, diagnostics: [{ line: 8, column: 1, rule: 'too-large' }] })
    expect(guide).toMatchObject({ parsed: null, diagnostics: [{ line: 5, column: 1, rule: 'too-large' }] })
    expect(read).not.toHaveBeenCalled()
  },
)

test('lines of one paragraph count together, paragraphs, headings and entries of a list each by themselves', () => {
  const some = '*a* '.repeat(mostMarks / 4)
  expect(crowdedMarks(`${some}\n${some}\n`)).toBeNull()
  expect(crowdedMarks(`One.\n\n${some}\n${some}\n  ${some}\n`)).toBe(6)
  expect(crowdedMarks(`${some}\n\n${some}\n\n${some}\n`)).toBeNull()
  expect(crowdedMarks(`- ${some}b\n`.replace('- *', '- b *').repeat(9))).toBeNull()
  expect(crowdedMarks(`## b ${some}\n`.repeat(9))).toBeNull()
  expect(crowdedMarks('____\n* * *\n'.repeat(mostMarks))).toBeNull()
  // Whatever the fences look like, what follows them may be text.
  expect(crowdedMarks(`\`\`\`\n~~~\n\`\`\`\n${some}${some}${some}\n`)).toBe(0)
  // None of these begins a list inside of a paragraph.
  expect(crowdedMarks(`Text\n${`5) ${some}\n`.repeat(3)}`)).toBe(0)
  expect(crowdedMarks(`Text\n${`    - b ${some}\n`.repeat(3)}`)).toBe(0)
})
