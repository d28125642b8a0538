import { describe, expect, it } from 'vitest'
import { badAddresses, domainOf } from '../../../tests/bad-addresses.ts'
import { normalizeEmail } from './email-address.ts'

const label63 = 'a'.repeat(63)
describe('an email address', () => {
  it.each([...badAddresses, 'a@b.co\u0000'])('refuses %j', (address) => {
    expect(normalizeEmail(address)).toBeNull()
  })

  it('is stored trimmed, in lower case, with its domain in ASCII', () => {
    expect(normalizeEmail('a@b.co')).toBe('a@b.co')
    expect(normalizeEmail(' A@B.CO ')).toBe('a@b.co')
    expect(normalizeEmail('a+tag@b.co')).toBe('a+tag@b.co')
    expect(normalizeEmail("o'brien@b.co")).toBe("o'brien@b.co")
    expect(normalizeEmail('user@bücher.de')).toBe('user@xn--bcher-kva.de')
    expect(normalizeEmail('user@BÜCHER.de'.normalize('NFD'))).toBe('user@xn--bcher-kva.de')
  })

  it('may be as long as mail allows', () => {
    const longest = `${'a'.repeat(64)}@${domainOf(189)}`
    expect(longest).toHaveLength(254)
    expect(normalizeEmail(longest)).toBe(longest)
    expect(normalizeEmail(`${'a'.repeat(64)}@b.co`)).toHaveLength(69)
    expect(normalizeEmail(`a@${label63}.co`)).toBe(`a@${label63}.co`)
  })
})
