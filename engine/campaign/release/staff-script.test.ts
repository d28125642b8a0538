import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staffScript } from './staff-script.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A staff page of one button, as far as the script touches it. */
const openPage = () => {
  const button = { disabled: false, textContent: 'Send', dataset: {} }
  const listeners = new Map<string, (event: object) => void>()
  runInNewContext(staffScript, {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    document: { querySelectorAll: () => [button], getElementById: () => null },
    self: {},
    setTimeout,
    clearTimeout,
  })
  const press = () => {
    let isTaken = true
    listeners.get('submit')?.({ submitter: button, preventDefault: () => (isTaken = false) })
    vi.advanceTimersByTime(1)
    return isTaken
  }
  return { button, press, comeBack: () => listeners.get('pageshow')?.({ persisted: true }) }
}

test('during a press other presses are ignored, for a minute at most', () => {
  const { button, press } = openPage()
  expect(press()).toBe(true)
  expect(button).toMatchObject({ disabled: true, textContent: 'Send…' })
  expect(press()).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(button).toMatchObject({ disabled: false, textContent: 'Send' })
})

test('a page that comes back accepts presses, and the timer of an earlier press does not end a later one', () => {
  const { button, press, comeBack } = openPage()
  press()
  vi.advanceTimersByTime(40_000)
  comeBack()
  expect(button.disabled).toBe(false)
  expect(press()).toBe(true)
  vi.advanceTimersByTime(30_000)
  expect(button.disabled).toBe(true)
  expect(press()).toBe(false)
})
