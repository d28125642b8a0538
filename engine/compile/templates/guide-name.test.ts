import { expect, test } from 'vitest'
import { withGuideName } from './guide-name.ts'

test.each([
  ['The {leadMagnetName} is on its way', 'The Sleep Map', 'The Sleep Map is on its way'],
  ['Check your email for your {leadMagnetName}!', 'The Sleep Map', 'Check your email for your Sleep Map!'],
  ['Read the {leadMagnetName}', 'A Guide to Sleep', 'Read the Guide to Sleep'],
  ['Get my {leadMagnetName}', 'Your Best Year', 'Get my Best Year'],
  ['An {leadMagnetName}', 'An Owl Atlas', 'An Owl Atlas'],
  ['{leadMagnetName} is on its way', 'The Sleep Map', 'The Sleep Map is on its way'],
  ['Breathe {leadMagnetName}', 'The Sleep Map', 'Breathe The Sleep Map'],
  ['The {leadMagnetName}', 'Theory of Sleep', 'The Theory of Sleep'],
  ['The {leadMagnetName}', 'The $& Map', 'The $& Map'],
])('%s, for %s', (text, name, said) => {
  expect(withGuideName(text, name)).toBe(said)
})
