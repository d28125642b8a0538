import { expect, it } from 'vitest'
import { lengthFigure, lengthWords } from './length-words.ts'

it.each([
  [5, '5 minutes', '5', 'minutes'],
  [60, '60 minutes', '60', 'minutes'],
  [119, '119 minutes', '119', 'minutes'],
  [120, '2 hours', '2', 'hours'],
  [121, '2 hours 1 minute', '2:01', 'hours'],
  [150, '2 hours 30 minutes', '2:30', 'hours'],
  [360, '6 hours', '6', 'hours'],
  [1440, '24 hours', '24', 'hours'],
])('%i minutes are "%s", and "%s %s" as a figure', (minutes, words, value, label) => {
  expect(lengthWords(minutes)).toBe(words)
  expect(lengthFigure(minutes)).toEqual({ value, label })
})
