import { describe, expect, it } from 'vitest'
import type { RefusalCode } from '../../../campaign/form/answer.ts'
import { answerWordsOf } from '../../../words/answer-words.ts'
import { closedBy, closedWords, refusalNotice } from './refusal-notice.ts'

const messages = {
  missing: { title: 'Missing Information', text: 'Please fill in both.' },
  success: { title: 'Done' },
  error: { title: 'Something went wrong', text: 'Please try again later.' },
  hints: {
    email: 'There was an issue sending your email.',
    lead: 'There was an issue creating your account ({message}). Please try again.',
  },
}
const words = answerWordsOf()
const refusal = (code: RefusalCode, step?: string) => ({
  error: { code, message: 'What the server said.', ...(step !== undefined && { step }) },
  requestId: 'r',
})
const notice = (given: ReturnType<typeof refusal> | null, hints = true) => {
  const { hints: all, ...rest } = messages
  return refusalNotice(hints ? { ...rest, hints: all } : rest, given, words)
}

describe('after a refusal the form says', () => {
  it("the server's sentence, below the campaign's title: the hint for a failed step is in it already", () => {
    expect(notice(refusal('step_failed', 'email')).text).toBe('What the server said.')
    expect(notice(refusal('rate_limited'))).toEqual({
      tone: 'error',
      title: 'Something went wrong',
      text: 'What the server said.',
    })
  })

  it('the specified words when fields are missing', () => {
    expect(notice(refusal('missing_fields'))).toEqual({ tone: 'error', ...messages.missing })
  })

  it("the campaign's words when there was no response, and that nothing is lost", () => {
    expect(notice(null).text).toBe(
      'There was an issue creating your account (No answer came back.). Please try again.',
    )
    expect(notice(null, false).text).toBe('Please try again later. Nothing you typed is lost.')
  })

  it('without alarm that somebody has a place already', () => {
    const duplicate = { title: 'Already registered', text: 'Check your email for details.' }
    const given = refusal('already_registered')
    expect(refusalNotice({ ...messages, duplicate }, given, words)).toEqual({
      tone: 'ok',
      ...duplicate,
    })
    expect(notice(given)).toMatchObject({ tone: 'ok', text: 'What the server said.' })
  })
})

describe('a form closes for good', () => {
  it('when the event is full or over, and for no other reason', () => {
    expect(closedBy(refusal('event_full'))).toBe('full')
    expect(closedBy(refusal('event_over'))).toBe('over')
    for (const given of [null, refusal('already_registered'), refusal('rate_limited')])
      expect(closedBy(given)).toBeUndefined()
  })

  it("in the campaign's words, or in plain ones", () => {
    const full = { title: 'Every place is taken', text: 'Please check back.' }
    expect(closedWords({ ...messages, full }, 'full', words)).toEqual(full)
    expect(closedWords(messages, 'over', words)).toEqual(words.over)
  })
})
