import type * as Fs from 'node:fs'
import { expect, test, vi } from 'vitest'
import {
  campaignFile,
  coachFile,
  edited,
  emailFile,
  loadWith,
  secondCampaign,
} from '../../../tests/fixtures/site-fixture.ts'
import { orUnreadable } from './unreadable.ts'

/** Tests may run as root, whom no permission stops. */
const { locked, guarded } = vi.hoisted(() => {
  const refused = { ending: '', code: 'EACCES' }
  return {
    locked: refused,
    guarded:
      <Rest extends unknown[], Result>(read: (path: Fs.PathLike, ...rest: Rest) => Result) =>
      (path: Fs.PathLike, ...rest: Rest): Result => {
        const { ending, code } = refused
        if (!ending || !String(path).endsWith(ending)) return read(path, ...rest)
        throw Object.assign(new Error(`${code}: not permitted`), { code, syscall: 'open' })
      },
  }
})

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>()
  return {
    ...fs,
    readFileSync: guarded(fs.readFileSync as (path: Fs.PathLike) => Buffer),
    readdirSync: guarded(fs.readdirSync as (path: Fs.PathLike) => string[]),
  }
})

const withLocked = (ending: string, changes: Parameters<typeof loadWith>[0] = {}, code = 'EACCES') => {
  Object.assign(locked, { ending, code })
  try {
    return loadWith(changes).diagnostics
  } finally {
    locked.ending = ''
  }
}

test('a campaign that may not be read is one diagnostic, and the mistakes of others are reported as usual', () => {
  const second = { 'nora/other.yaml': secondCampaign('title: Sleep guide', 'titel: Sleep guide') }
  const both = withLocked('/other.yaml', { ...edited(campaignFile, 'button:', 'buton:'), ...second })
  expect(both.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'nora/other.yaml missing-file',
    `${campaignFile} unknown-key`,
  ])
  expect(both[0]).toMatchObject({ line: 1, column: 1, message: 'cannot be read: the permission is missing.' })
})

test.each([[emailFile], ['site.yaml'], [coachFile]])('so is %s', (file) => {
  const diagnostics = withLocked(`/${file}`)
  expect(diagnostics.filter(({ rule }) => rule === 'missing-file').map((one) => one.file)).toEqual([file])
})

test('so is a folder', () => {
  const diagnostics = withLocked('/nora/assets')
  expect(diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual(['nora/assets missing-file'])
})

test('what a disk or a network refuses is reported with its code', () => {
  const [diagnostic] = withLocked(`/${emailFile}`, {}, 'EIO')
  expect(diagnostic?.message).toBe('cannot be read (EIO).')
})

test('an error that is none of the file system is not hidden', () => {
  expect(() =>
    orUnreadable('a.yaml', () => {
      throw new TypeError('a fault of ours')
    }),
  ).toThrow('a fault of ours')
})

test('a folder that is named like a campaign is reported', () => {
  const diagnostics = loadWith({ 'nora/plan.yaml/notes.txt': 'x' }).diagnostics
  expect(diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual(['nora/plan.yaml file-kind'])
})
