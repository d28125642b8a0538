import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StepSummary } from '../../campaign/release/view.ts'
import { Steps } from './steps.tsx'

const step: StepSummary = {
  id: 'run-1',
  step: 'webhook',
  email: null,
  provider: 'webhook:hooks.example',
  state: 'failed',
  attempts: 3,
  lastError: 'The webhook refused it with status 410.',
  nextAttemptAt: null,
  changedAt: '2026-11-21T10:00:00.000Z',
  canTryAgain: true,
}
const drawn = (changes: Partial<StepSummary> = {}, mayAct = true) =>
  renderToStaticMarkup(<Steps submission="form-1" steps={[{ ...step, ...changes }]} mayAct={mayAct} />)

test('a failed step shows why, where it went and when, and can be retried', () => {
  const html = drawn()
  for (const part of ['webhook:hooks.example', 'failed', '3', 'status 410', '2026-11-21 10:00:00 UTC'])
    expect(html).toContain(part)
  expect(html).toContain('action="/staff/submissions/form-1/steps/run-1/try-again"')
})

test('other final states are in words and have no button', () => {
  const html = drawn({ state: 'unknown', canTryAgain: false })
  expect(html).toContain('in doubt: it may have left, and is not sent again')
  expect(html).not.toContain('<form')
})

test('those who only read see what failed, and no button', () => {
  const html = drawn({}, false)
  expect(html).toContain('status 410')
  expect(html).not.toContain('<form')
})
