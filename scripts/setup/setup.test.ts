import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const packages = {
  '': { version: '0.1.0' },
  'node_modules/server': { version: '1.0.0' },
  'node_modules/checker': { version: '2.0.0', dev: true },
  'node_modules/binary-for-another-system': { version: '3.0.0', optional: true },
  'node_modules/maybe': { version: '4.0.0', devOptional: true },
}
const production = { 'node_modules/server': packages['node_modules/server'] }
const everything = { ...production, 'node_modules/checker': packages['node_modules/checker'] }

let clone = ''
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'porchlight-setup-'))
  cpSync(import.meta.dirname, join(clone, 'scripts/setup'), { recursive: true })
  write('package-lock.json', JSON.stringify({ packages }))
  write(
    'npm-cli.js',
    `const { mkdirSync, writeFileSync } = require('fs')
    mkdirSync('node_modules', { recursive: true })
    writeFileSync('called', process.argv.slice(2).join(' '))`,
  )
})
afterEach(() => rmSync(clone, { recursive: true }))

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(clone, path)), { recursive: true })
  writeFileSync(join(clone, path), text)
}

const have = (present: object) =>
  write('node_modules/.package-lock.json', JSON.stringify({ packages: present }))

/** What it had npm do. */
const setUp = (...args: string[]): string | null => {
  const env = { ...process.env, npm_execpath: join(clone, 'npm-cli.js'), npm_node_execpath: process.execPath }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/setup/setup.mjs', ...args], {
    cwd: clone,
    env,
  })
  expect(String(stderr)).toBe('')
  expect(status).toBe(0)
  const called = join(clone, 'called')
  return existsSync(called) ? readFileSync(called, 'utf8') : null
}

test('a new clone gets for a start what running needs', () => {
  expect(setUp()).toMatch(/^ci --omit=dev /)
})

test('only development keeps the source maps of packages', () => {
  const map = 'node_modules/server/index.js.map'
  write(map, '{}')
  setUp('--development')
  expect(existsSync(join(clone, map))).toBe(true)
  setUp()
  expect(existsSync(join(clone, map))).toBe(false)
})

test('a new clone gets everything for the tests', () => {
  expect(setUp('--development')).toMatch(/^ci --include=dev /)
})

test('what running needs is enough for a start, and the tests add the rest', () => {
  have(production)
  expect(setUp()).toBeNull()
  expect(setUp('--development')).toMatch(/^install --no-save --include=dev /)
})

test('where everything is there, nothing is installed', () => {
  have(everything)
  expect(setUp()).toBeNull()
  expect(setUp('--development')).toBeNull()
})

test('an update for a start keeps what the tests need', () => {
  have({ ...everything, 'node_modules/server': { version: '0.9.0' } })
  expect(setUp()).toMatch(/^install --no-save --include=dev /)
})
