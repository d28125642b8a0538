import { describe, expect, it } from 'vitest'
import type { RefusalCode } from '../campaign/answer.ts'
import { formWords } from '../words/en.ts'
import { refusalNotice } from './refusal-notice.ts'

const messages = {
  missing: { title: 'Missing Information', text: 'Please fill in both.' },
  success: { title: 'Done' },
  error: { title: 'Something went wrong', text: 'Please try again later.' },
  hints: {
    email: 'There was an issue sending your email.',
    lead: 'There was an issue creating your account.',
  },
}
const refusal = (code: RefusalCode, step?: string) => ({
  error: { code, message: 'What the server said.', ...(step !== undefined && { step }) },
  requestId: 'r',
})
const notice = (given: ReturnType<typeof refusal> | null, hints = true) => {
  const { hints: all, ...rest } = messages
  return refusalNotice(hints ? { ...rest, hints: all } : rest, given, formWords.form)
}

describe('after a refusal the form says', () => {
  it("the campaign's hint for the step that failed", () => {
    expect(notice(refusal('step_failed', 'email')).text).toBe(messages.hints.email)
    expect(notice(refusal('step_failed', 'journey')).text).toBe('What the server said.')
  })

  it("the server's sentence otherwise, below the campaign's title", () => {
    expect(notice(refusal('rate_limited'))).toEqual({
      tone: 'error',
      title: 'Something went wrong',
      text: 'What the server said.',
    })
  })

  it('the specified words when fields are missing', () => {
    expect(notice(refusal('missing_fields'))).toEqual({ tone: 'error', ...messages.missing })
  })

  it("the campaign's words when no answer came at all, and that the fields are kept", () => {
    expect(notice(null).text).toBe(messages.hints.lead)
    expect(notice(null, false).text).toBe('Please try again later. Nothing you typed is lost.')
  })
})
