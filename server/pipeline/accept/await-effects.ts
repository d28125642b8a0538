import type { Pool } from '../../adapters/postgres.ts'
import { StorageUnavailable } from '../../errors.ts'
import type { PlannedEffect } from './plan.ts'
import { isOver, type LeasedRun, type RunEnd } from '../outbox/run.ts'
import type { StoredEffect } from './store-effects.ts'
import type { Acceptance } from './submission.ts'

type Settled = Pick<Extract<Acceptance, { kind: 'stored' }>, 'kind' | 'outcome' | 'waited'>
type Failed = Pick<Extract<Acceptance, { kind: 'step_failed' }>, 'kind' | 'step' | 'publicMessage'>

const lookAgainAfter = 250

type Performing = { perform: (run: LeasedRun) => Promise<unknown>; wake: () => void }

/** Performs what is leased to this process, and leaves the rest to any worker. */
export const beginEffects = (worker: Performing, stored: StoredEffect[]): void => {
  const leased = stored.filter(({ isNew, state }) => isNew && state === 'running')
  // The row records failures, and `awaitEffects` reads it.
  for (const run of leased) void worker.perform(run)
  if (leased.length < stored.length) worker.wake()
}

export const awaitEffects = async (
  deps: { pool: Pool; worker: { completions: RunCompletions } },
  planned: PlannedEffect[],
  stored: RunEnd[],
  startedAt: number,
): Promise<Settled | Failed> => {
  const ends = new Map(stored.map((end) => [end.key, end]))
  const awaited = planned.filter((effect) => effect.wait > 0)
  const open = () => {
    const waited = performance.now() - startedAt
    return awaited.flatMap((effect) => {
      const end = ends.get(effect.key)
      const left = effect.wait * 1000 - waited
      return end && !isOver(end.state) && left > 0 ? [{ id: end.id, left }] : []
    })
  }
  let waiting = open()
  const waited = waiting.length > 0
  while (waiting.length > 0 && !deps.worker.completions.isReleased()) {
    const ids = waiting.map((effect) => effect.id)
    await deps.worker.completions.next(ids, Math.min(lookAgainAfter, ...waiting.map((effect) => effect.left)))
    for (const end of await look(deps.pool, ids)) ends.set(end.key, end)
    waiting = open()
  }
  return outcomeOf(awaited, ends, waited)
}

const outcomeOf = (
  awaited: PlannedEffect[],
  ends: Map<string, RunEnd>,
  waited: boolean,
): Settled | Failed => {
  const failed = awaited.find(
    (effect) => effect.onError === 'error' && ends.get(effect.key)?.state === 'failed',
  )
  if (failed) {
    const publicMessage = ends.get(failed.key)?.lastError ?? 'It could not be done.'
    return { kind: 'step_failed', step: failed.step, publicMessage }
  }
  const slow = awaited.filter((effect) => late.has(ends.get(effect.key)?.state ?? 'sent'))
  const [refused] = waited ? slow.filter((effect) => effect.late === 'error') : []
  if (refused) {
    const publicMessage = `Function call timed out after ${refused.wait} seconds`
    return { kind: 'step_failed', step: refused.step, publicMessage }
  }
  const isLate = slow.length > 0
  return { kind: 'stored', outcome: isLate ? 'partial' : 'full', waited }
}

/** A suppressed or cancelled mail counts as sent: the answer must not reveal who has unsubscribed. */
const late = new Set(['pending', 'running', 'failed', 'unknown'])

const look = async (pool: Pool, ids: string[]): Promise<RunEnd[]> => {
  try {
    const { rows } = await pool.query<RunEnd>(
      'select id, effect_key as key, state, last_error as "lastError" from step_runs where id = any ($1::uuid[])',
      [ids],
    )
    return rows
  } catch (error) {
    // The submission is stored: the answer is "late", not a refusal.
    if (error instanceof StorageUnavailable) return []
    throw error
  }
}

export type RunCompletions = ReturnType<typeof createRunCompletions>

export const createRunCompletions = () => {
  const waiting = new Map<string, Set<() => void>>()
  let isReleased = false
  const listen = (id: string, wake: () => void) => waiting.set(id, (waiting.get(id) ?? new Set()).add(wake))
  const leave = (id: string, wake: () => void) => {
    const others = waiting.get(id)
    others?.delete(wake)
    if (others?.size === 0) waiting.delete(id)
  }
  return {
    isReleased: () => isReleased,
    /** Ends all waiting, now and in future: the process is stopping, and answers must leave first. */
    release: () => {
      isReleased = true
      for (const wakes of waiting.values()) wakes.forEach((wake) => wake())
    },
    announce: ({ id }: Pick<RunEnd, 'id'>) => waiting.get(id)?.forEach((wake) => wake()),
    next: (ids: string[], ms: number) =>
      new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer)
          ids.forEach((id) => leave(id, done))
          resolve()
        }
        const timer = setTimeout(done, ms)
        ids.forEach((id) => listen(id, done))
      }),
  }
}
