import { type BreakerState, closed, isTimeToProbe, classifyFault } from '../pipeline/providers/breaker.ts'
import type { Clock, ImageMaker, ImageResult, Log } from '../ports.ts'
import { createWaitingQueue } from '../adapters/waiting-queue.ts'
import { imageRefusal } from './image-refusal.ts'
import type { ImageSlot, ImageSlots } from './image-slots.ts'

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
    log.warn({ detail: result.detail }, 'A picture was not made.')
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
      const { isOpen } = state.health
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

/** Rejects when the signal is aborted before the turn comes. */
const createWaitingLine = (atOnce: number) => {
  const queue = createWaitingQueue()
  const state = { busy: 0 }
  return async <Answer>(work: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> => {
    signal.throwIfAborted()
    if (state.busy < atOnce) state.busy += 1
    else await queue.turn(signal)
    try {
      return await work()
    } finally {
      if (!queue.next()) state.busy -= 1
    }
  }
}
