import type { Query } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { CallFailed } from './call.ts'
import { storedKeys } from './forget-me.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { answers: z.ZodMiniType }
  }
}

/** `at`: in milliseconds. */
const Kept = z.object({ at: z.number(), data: z.unknown() })

/** As the cache hands them out. */
type AnyQuery = Query<unknown, unknown>

const keyOf = ({ queryHash }: AnyQuery) => `${storedKeys.answers}${queryHash}`

/** In this tab alone, which has shown it: a reload has it where the server then has no answer. */
export const keepAnswer = (query: AnyQuery) => {
  try {
    sessionStorage.setItem(
      keyOf(query),
      JSON.stringify({ at: query.state.dataUpdatedAt, data: query.state.data }),
    )
  } catch {
    // There is no room: what the tab has read is in its memory.
  }
}

/** What was read last stays in view, with its date, where it cannot be read now. */
export const restoreAnswer = (error: unknown, query: AnyQuery) => {
  const { state, meta } = query
  if (!(error instanceof CallFailed) || (error.status > 0 && error.status < 500))
    return sessionStorage.removeItem(keyOf(query))
  if (state.data !== undefined) return undefined
  const kept = Kept.safeParse(parse(sessionStorage.getItem(keyOf(query)))).data
  if (!kept || !meta) return undefined
  const read = meta.answers.safeParse(kept.data)
  if (read.success) query.setState({ ...state, data: read.data, dataUpdatedAt: kept.at })
  return undefined
}

const parse = (text: string | null): unknown => (text === null ? null : JSON.parse(text))
