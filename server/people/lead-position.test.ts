import { expect, test } from 'vitest'
import { readCursor, writeCursor } from './lead-position.ts'

const id = '00000000-0000-4000-8000-000000000001'

test('a cursor comes back as the position that it was written from, to the microsecond', () => {
  const position = { at: '2026-11-24T10:00:00.123456Z', id }
  expect(readCursor(writeCursor(position))).toEqual(position)
})

test.each(['nonsense', writeCursor({ at: '2026-02-30T10:00:00.000000Z', id })])('%s is refused', (cursor) => {
  expect(() => readCursor(cursor)).toThrow('Take the cursor from the page before.')
})
