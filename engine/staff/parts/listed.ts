import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'

/** What a list that this tab has read says of it: it stays in view where the server says no more. */
export const useListed = <Kind extends z.ZodMiniType>(kind: Kind, id: string): z.infer<Kind> | undefined =>
  useQueryClient()
    .getQueryCache()
    .findAll()
    .flatMap(({ state }) => rowsOf(state.data))
    .filter((row) => typeof row === 'object' && row !== null && 'id' in row && row.id === id)
    .map((row) => kind.safeParse(row).data)
    .find((row) => row !== undefined)

const rowsOf = (answer: unknown): unknown[] => Object.values(answer ?? {}).flat()
