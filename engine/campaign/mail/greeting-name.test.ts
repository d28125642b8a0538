import { describe, expect, it } from 'vitest'
import { greetingName } from './fill-email.ts'

describe('the name that a mail greets', () => {
  it.each(["O'Brien", 'Anne-Marie', '李小龙', 'Nguyễn', 'Zoë 😀', 'J. R. Smith', 'Dr. Ana Lee', 'Louis XIV'])(
    'greets %j as typed',
    (name) => {
      expect(greetingName(name, 'there')).toBe(name)
    },
  )

  it.each([
    'Win $500 http://evil.example',
    'evil.example/9b939',
    'www.evil.example',
    't.me/x',
    'visit evil.example now',
    'evil。example',
    'ｅｖｉｌ．example',
    'a@b.co',
    '{email}',
    '{{7*7}}',
    '<img src=x>',
    '%0d%0aX: y',
    'call 0800 123456',
    'x'.repeat(61),
  ])('is left out of the mail where it carries a message: %j', (name) => {
    expect(greetingName(name, 'there')).toBe('there')
  })

  it('falls back when there is no name', () => {
    expect(greetingName(null, 'Valued Reader')).toBe('Valued Reader')
    expect(greetingName('  ', 'there')).toBe('there')
  })
})
