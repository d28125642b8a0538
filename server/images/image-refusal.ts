import { Refused } from '../http/refusal.ts'
import type { ImageResult } from '../ports.ts'
import type { Taken } from './image-slots.ts'

const failure = 'Failed to generate image'

export const imageRefusal = {
  notSetUp: () =>
    new Refused('not_configured', {
      message: 'The image generator is not set up yet: its owner has not connected an image service.',
    }),
  noPrompt: () => {
    const message = 'Please enter a prompt for image generation'
    return new Refused('missing_fields', { message, fields: { prompt: message } })
  },
  full: ({ of, secondsLeft }: Extract<Taken, { kind: 'full' }>) => {
    const headers = { 'retry-after': `${secondsLeft}` }
    return of === 'day'
      ? new Refused('budget_exhausted', {
          message: 'All of today’s pictures have been made. Please come back tomorrow.',
          headers,
        })
      : new Refused('rate_limited', {
          message: `You have made as many pictures as one visitor may in an hour. The next one is possible in ${minutes(secondsLeft)}.`,
          headers,
        })
  },
  leftAlone: () =>
    new Refused('temporarily_unavailable', { message: failure, headers: { 'retry-after': '15' } }),
  notMade: (result: Exclude<ImageResult, { kind: 'made' }>, isLate: boolean) => {
    if (result.kind === 'refused')
      return new Refused('step_failed', {
        status: 422,
        step: 'image',
        message: result.reason === null ? failure : `${failure}: ${result.reason}`,
      })
    if (isLate) return new Refused('timeout', { message: failure, step: 'image' })
    if (result.fault !== 'throttled') return new Refused('step_failed', { message: failure, step: 'image' })
    const seconds = Math.min(result.retryAfterSeconds ?? 60, 3600)
    return new Refused('temporarily_unavailable', {
      message: failure,
      headers: { 'retry-after': `${seconds}` },
    })
  },
}

const minutes = (seconds: number) => {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? 'a minute' : `${count} minutes`
}
