import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notices, readLockfile } from './notices.ts'

test('the list of third-party packages is up to date, and each has a licence', () => {
  const document = readFileSync(join(import.meta.dirname, '../../server/THIRD-PARTY.md'), 'utf8')
  const isFresh = document === notices(readLockfile())
  expect(isFresh, 'server/THIRD-PARTY.md is stale: run "npm run notices".').toBe(true)
  expect(document).not.toContain('## unknown')
  expect(document.match(/^- /gm)?.length).toBeGreaterThan(300)
})

test('packages of developers alone are left out, and each version is named', () => {
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/one': { version: '1.0.0', license: 'MIT' },
    'node_modules/one/node_modules/two': { version: '2.0.0', license: 'ISC' },
    'node_modules/two': { version: '3.0.0', license: 'ISC' },
    'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
  }
  const text = notices({ packages })
  expect(text).toContain('## ISC\n\n- two 2.0.0\n- two 3.0.0\n\n## MIT\n\n- one 1.0.0\n')
  expect(text).not.toContain('tool')
})
