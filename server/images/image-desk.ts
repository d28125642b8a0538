import { type BreakerState, closed, isTimeToProbe, classifyFault } from '../pipeline/providers/breaker.ts'
import type { Clock, ImageMaker, ImageResult, Log } from '../ports.ts'
import { imageRefusal } from './image-refusal.ts'
import type { ImageSlot, ImageSlots } from './image-slots.ts'
import { createWaitingLine } from './waiting-line.ts'

/** The letters of a PNG in base64, and what the service made of the words, where it says so. */
export type MadeImage = { image: Uint8Array; revisedPrompt: string | null }

/** Where pictures are ordered: the page's form and the function both come here. */
export interface ImageDesk {
  /** False while the operator has set no key. */
  isSetUp: boolean
  /**
   * One picture of words that `readPrompt` has judged. `visitor`: a keyed hash. Throws `Refused`: not_configured,
   * rate_limited, budget_exhausted, step_failed, timeout, temporarily_unavailable; and `StorageUnavailable`.
   */
  make(prompt: string, visitor: string): Promise<MadeImage>
}

type Parts = {
  /** Null: no key is set. */
  maker: ImageMaker | null
  slots: ImageSlots
  clock: Clock
  log: Log
  /** Tells staff of a failure, in a fixed sentence. */
  note?: (problem: string) => Promise<void>
  /** Milliseconds from the order to the answer, the wait for a turn included. */
  patience?: number
  /** Pictures that are made at the same time by this process. */
  atOnce?: number
}

export const createImageDesk = (parts: Parts): ImageDesk => {
  const { maker, slots, clock, log, note = async () => {}, patience = 55_000, atOnce = 2 } = parts
  const inLine = createWaitingLine(atOnce)
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
      log.warn({}, 'The place of a picture that was not made could not be given back.')
    }
  }

  const report = async (result: Exclude<ImageResult, { kind: 'made' }>) => {
    log.warn({ detail: result.detail }, 'A picture was not made.')
    try {
      if (result.kind === 'failed') await note(result.detail)
    } catch {
      // It stands in the log; a database that is away must not change the answer.
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

/** The turn did not come in time: that says nothing of the service. */
const tooLate: ImageResult = { kind: 'failed', detail: 'too many pictures were asked for at once' }
