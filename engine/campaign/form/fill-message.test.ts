import { expect, test } from 'vitest'
import { fillMessage } from './fill-message.ts'

test('a sentence says what the step says where it leaves room for it', () => {
  expect(fillMessage('It failed: {message} ({message})', 'No $& such box.')).toBe(
    'It failed: No $& such box. (No $& such box.)',
  )
})

test('a sentence without room for it stays as it is', () => {
  expect(fillMessage('Please try again.', 'No such box.')).toBe('Please try again.')
})
