import { EventEmitter, once } from 'node:events'
import { maskAddresses } from '../pipeline/mask-addresses.ts'
import { type BreakerState, closed, isTimeToProbe, classifyFault } from '../pipeline/providers/breaker.ts'
import type { Clock, ImageMaker, ImageResult, Log } from '../ports.ts'
import type { ImageSlot, ImageSlots, Taken } from './image-slots.ts'
import { Refused } from '../http/refusal.ts'

/** A PNG as the characters of its base64. `revisedPrompt`: the prompt as the service changed it. */
export type MadeImage = { image: Uint8Array; revisedPrompt: string | null }

export interface ImageDesk {
  isSetUp: boolean
  /** `prompt`: validated by `readPrompt`; `visitor`: a keyed hash. Throws `Refused` and `StorageUnavailable`. */
  make(prompt: string, visitor: string): Promise<MadeImage>
}

type Parts = {
  maker: ImageMaker | null
  slots: ImageSlots
  clock: Clock
  log: Log
  note?: (message: string) => Promise<void>
  /** Milliseconds from request to answer, queueing included. */
  patience?: number
}

export const createImageDesk = (parts: Parts): ImageDesk => {
  const { maker, slots, clock, log, note = async () => {}, patience = 55_000 } = parts
  const inLine = createWaitingLine(2)
  const state: { health: BreakerState } = { health: closed }

  const learn = (result: ImageResult, isProbe: boolean) => {
    if (result.kind !== 'failed') state.health = closed
    else if (result.fault) {
      const { fault, retryAfterSeconds } = result
      const failed = { fault, isProbe, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
      state.health = classifyFault(state.health, failed, clock.now())
    }
  }

  const giveBack = async (slot: ImageSlot, onlyDay: boolean) => {
    try {
      await slots.giveBack(slot, { onlyDay })
    } catch {
      log.warn({}, 'Could not give back the slot of a picture that was not made.')
    }
  }

  const report = async (result: Exclude<ImageResult, { kind: 'made' }>) => {
    log.warn({ detail: maskAddresses(result.detail) }, 'A picture was not made.')
    try {
      if (result.kind === 'failed') await note(result.detail)
    } catch {
      // The log has it; an unavailable database must not change the answer.
    }
  }

  return {
    isSetUp: maker !== null,
    make: async (prompt, visitor) => {
      if (!maker) throw imageRefusal.notSetUp()
      const isOpen = state.health.state === 'open'
      if (isOpen && !isTimeToProbe(state.health, clock.now())) throw imageRefusal.leftAlone()
      const taken = await slots.take(visitor)
      if (taken.kind === 'full') throw imageRefusal.full(taken)
      const signal = AbortSignal.timeout(patience)
      const result = await inLine(() => maker.make(prompt, signal), signal).catch(() => tooLate)
      learn(result, isOpen)
      if (result.kind === 'made') return { image: result.image, revisedPrompt: result.revisedPrompt }
      await giveBack(taken.slot, result.kind === 'refused')
      await report(result)
      throw imageRefusal.notMade(result, signal.aborted)
    },
  }
}

/** Queueing too long says nothing about the service. */
const tooLate: ImageResult = { kind: 'failed', detail: 'too many concurrent pictures' }

const createWaitingLine = (atOnce: number) => {
  const changes = new EventEmitter().setMaxListeners(0)
  const state = { busy: 0 }
  return async <Answer>(work: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> => {
    while (state.busy >= atOnce) await once(changes, 'free', { signal })
    signal.throwIfAborted()
    state.busy += 1
    try {
      return await work()
    } finally {
      state.busy -= 1
      changes.emit('free')
    }
  }
}

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
