import { expect, test } from 'vitest'
import { toTable } from './text-table.ts'

test('rows are aligned in columns, with the count below', () => {
  const rows = [
    ['ann@example.com', 3, null],
    ['bo@example.com', 12, { page: '/x' }],
  ]
  expect(toTable(['email', 'count', 'metadata'], rows)).toBe(
    [
      'email            count  metadata',
      '---------------  -----  -------------',
      'ann@example.com  3',
      'bo@example.com   12     {"page":"/x"}',
      '(2 rows)',
    ].join('\n'),
  )
})

test('text that a visitor typed cannot control the terminal', () => {
  expect(toTable(['name'], [['a\u001b[2Jb\nc']])).toContain('a [2Jb c')
})
