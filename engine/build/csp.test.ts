import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './csp.ts'

test('the policy allows the inlined style and script by hash and nothing else inline', () => {
  const policy = contentSecurityPolicy({ style: 'p{color:red}', script: 'let a' })
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/)
  expect(policy).toMatch(/style-src 'sha256-[A-Za-z0-9+/]{43}='/)
  expect(policy).not.toMatch(/unsafe|\*|http/)
})
