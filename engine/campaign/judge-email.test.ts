import { describe, expect, it } from 'vitest'
import { judgeEmail } from './judge-email.ts'

const label63 = 'a'.repeat(63)
/** A domain of exactly this length, of labels that are short enough. */
const domainOf = (length: number) => {
  const body = length - '.co'.length
  const parts: string[] = []
  for (let left = body; left > 0; left -= 61) parts.push('d'.repeat(Math.min(60, left)))
  return `${parts.join('.')}.co`
}

const refused = [
  'a',
  'a@b',
  '@b.co',
  'a@',
  'a..b@c.co',
  '.a@c.co',
  'a.@c.co',
  'a@b..co',
  'a@-b.co',
  'a@b-.co',
  'a b@c.co',
  'a@b.co,c@d.co',
  'a@b.co;c@d.co',
  '<a@b.co>',
  'Joe <a@b.co>',
  'a@b.co(x)evil.com',
  '"a@evil.com x"@b.co',
  '"a>ORCPT=x"@b.co',
  'a@[127.0.0.1]',
  'a@[IPv6:::1]',
  'a@localhost',
  'a@127.0.0.1',
  'a@b.co@evil.com',
  'mailto:a@b.co',
  'a@b.co?bcc=v@d.co',
  'a@b.co\r\nBcc: v@d.co',
  'a@b.co%0aBcc:v@d.co',
  'a@b.co\u0000',
  'a@b.co\u202e',
  'a\u200b@b.co',
  'ａ＠ｂ.co',
  'a@ｂ.co',
  'a@\u212A.co',
  'a@b。co',
  'a@b.co/x',
  'a@bü/x.co',
  'a@b.co.',
  `${'a'.repeat(65)}@b.co`,
  `a@${'a'.repeat(64)}.co`,
  `a@${domainOf(254)}`,
  `${'a'.repeat(64)}@${domainOf(190)}`,
]

describe('an e-mail address', () => {
  it.each(refused)('#3 refuses %j', (address) => {
    expect(judgeEmail(address)).toBeNull()
  })

  it('#4 is stored in lower case, trimmed, with its domain in ASCII', () => {
    expect(judgeEmail('a@b.co')).toBe('a@b.co')
    expect(judgeEmail(' A@B.CO ')).toBe('a@b.co')
    expect(judgeEmail('a+tag@b.co')).toBe('a+tag@b.co')
    expect(judgeEmail("o'brien@b.co")).toBe("o'brien@b.co")
    expect(judgeEmail('user@bücher.de')).toBe('user@xn--bcher-kva.de')
    expect(judgeEmail('user@BÜCHER.de'.normalize('NFD'))).toBe('user@xn--bcher-kva.de')
  })

  it('#4 may be as long as mail allows', () => {
    const longest = `${'a'.repeat(64)}@${domainOf(189)}`
    expect(longest).toHaveLength(254)
    expect(judgeEmail(longest)).toBe(longest)
    expect(judgeEmail(`${'a'.repeat(64)}@b.co`)).toHaveLength(69)
    expect(judgeEmail(`a@${label63}.co`)).toBe(`a@${label63}.co`)
  })
})
