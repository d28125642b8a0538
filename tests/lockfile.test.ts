import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingEntries } from '../scripts/lockfile/complete-lockfile.ts'

const lockfile: Parameters<typeof missingEntries>[0] = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8'),
)

test('the lockfile lists the packages of every operating system', () => {
  expect(missingEntries(lockfile), 'run: node scripts/lockfile/complete-lockfile.ts').toEqual({})
})

test('every package of the lockfile has the hash of its content', () => {
  // Bundled packages lie in the archive of another one.
  const unproved = Object.entries(lockfile.packages).filter(
    ([path, entry]) => path !== '' && !('integrity' in entry) && !('inBundle' in entry),
  )
  expect(unproved.map(([path]) => path)).toEqual([])
})

test('a missing package is added as npm would list it', () => {
  const optionalDependencies = { '@tool/linux-x64-musl': '1.2.3', '@tool/win32-arm64-msvc': '1.2.3' }
  expect(missingEntries({ packages: { 'node_modules/tool': { dev: true, optionalDependencies } } })).toEqual({
    'node_modules/@tool/linux-x64-musl': {
      version: '1.2.3',
      cpu: ['x64'],
      libc: ['musl'],
      os: ['linux'],
      dev: true,
      optional: true,
    },
    'node_modules/@tool/win32-arm64-msvc': {
      version: '1.2.3',
      cpu: ['arm64'],
      os: ['win32'],
      dev: true,
      optional: true,
    },
  })
})
