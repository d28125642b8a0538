import { expect, test } from 'vitest'
import { fillMessage } from './fill-message.ts'

test('a sentence with {message} contains the words of the step', () => {
  expect(fillMessage('It failed: {message} ({message})', 'No $& such box.')).toBe(
    'It failed: No $& such box. (No $& such box.)',
  )
})

test('a sentence without {message} stays as it is', () => {
  expect(fillMessage('Please try again.', 'No such box.')).toBe('Please try again.')
})
