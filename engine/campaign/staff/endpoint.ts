import type * as z from 'zod/mini'

/**
 * A JSON route of the staff area, as the server answers it and the app calls it. `asks`: the parts of the path together
 * with the query of a GET or the JSON body of a POST. `needs`: what somebody has to be allowed to do.
 */
export type Endpoint<Asks extends z.ZodMiniType, Answers extends z.ZodMiniType> = {
  method: 'GET' | 'POST'
  path: `/staff/api/${string}`
  needs: 'read' | 'act' | 'own'
  asks: Asks
  answers: Answers
}

export const defineEndpoint = <Asks extends z.ZodMiniType, Answers extends z.ZodMiniType>(
  endpoint: Endpoint<Asks, Answers>,
): Endpoint<Asks, Answers> => endpoint
