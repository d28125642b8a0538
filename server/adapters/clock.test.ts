import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { fileClock, stoppedClock } from './clock.ts'

afterEach(() => vi.useRealTimers())

test('a clock file moves the clock, also while it runs, and a missing or spoilt one does not', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') })
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-clock-'))
  const path = join(folder, 'clock')
  const clock = fileClock(path)
  const ahead = () => (clock.now().getTime() - Date.now()) / 1000
  // All of the same date: two changes within one tick of the file system are distinguished, too.
  const write = (text: string) => {
    writeFileSync(path, text)
    utimesSync(path, 1000, 1000)
  }
  expect(ahead()).toBe(0)
  write('86400\n')
  expect(ahead()).toBe(86_400)
  write('-3600')
  expect(ahead()).toBe(-3600)
  write('tomorrow')
  expect(ahead()).toBe(0)
  rmSync(folder, { recursive: true })
  expect(ahead()).toBe(0)
})

test('a stopped clock moves only when it is moved', () => {
  const clock = stoppedClock('2026-11-21T10:00:00Z')
  clock.move(1500)
  expect(clock.now().toISOString()).toBe('2026-11-21T10:00:01.500Z')
})
