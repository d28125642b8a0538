import { useMutation, useQuery, useQueryClient, keepPreviousData } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Endpoint } from '../campaign/staff/endpoint.ts'
import { call } from './call.ts'

/** The answer of a GET endpoint; while the question changes, the answer before stays in view. */
export const useAnswer = <Asks extends z.ZodMiniType, Answers extends z.ZodMiniType>(
  endpoint: Endpoint<Asks, Answers>,
  asked: z.input<Asks>,
) =>
  useQuery({
    queryKey: [endpoint.path, asked],
    queryFn: ({ signal }) => call(endpoint, asked, signal),
    placeholderData: keepPreviousData,
  })

/** A POST endpoint as a command: everything on screen is read again after it. */
export const useCommand = <Asks extends z.ZodMiniType, Answers extends z.ZodMiniType>(
  endpoint: Endpoint<Asks, Answers>,
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (asked: z.input<Asks>) => call(endpoint, asked),
    onSettled: () => client.invalidateQueries(),
  })
}
