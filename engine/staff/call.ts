import * as z from 'zod/mini'
import type { Endpoint } from '../campaign/staff/endpoint.ts'
import { forgetMe } from './forget-me.ts'

/** What the server said instead of an answer. `fields`: problems by the name of what was asked. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  readonly status: number
  readonly fields: Record<string, string>

  constructor(status: number, message: string, fields: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

/** Rejects with `CallFailed`. A session that has ended leads to the sign-in page. */
export const call = async <Asks extends z.ZodMiniType, Answers extends z.ZodMiniType>(
  { method, path, answers }: Endpoint<Asks, Answers>,
  asked: z.input<Asks>,
  signal?: AbortSignal,
): Promise<z.infer<Answers>> => {
  const { url, rest } = place(path, asked as Record<string, unknown>)
  const response = await send(method === 'GET' ? url + queryOf(rest) : url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(rest), headers: { 'content-type': 'application/json' } }),
    ...(signal && { signal }),
  })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return answers.parse(body)
  if (response.status === 401) {
    forgetMe()
    location.assign('/staff/sign-in')
  }
  const { code, message, fields } = Failure.safeParse(body).data?.error ?? {}
  // The server's own words are about storing, and a press that asks again is beside what could not be read.
  const unread =
    method !== 'GET'
      ? undefined
      : code === 'temporarily_unavailable'
        ? 'Your data cannot be read at the moment. Nothing is lost.'
        : response.status === 500
          ? 'The server answered with an error.'
          : message
  throw new CallFailed(response.status, unread ?? message ?? noAnswer[method], fields)
}

const noAnswer = {
  GET: 'The server gave no answer.',
  POST: 'The server gave no answer. Try again in a moment.',
}

const send = async (url: string, init: RequestInit) => {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new CallFailed(0, 'There is no connection to the server. Check your network.')
  }
}

const Failure = z.object({
  error: z.object({
    code: z.optional(z.string()),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
})

/** Fills `:name` in the path; the rest is the query or the body. */
const place = (path: string, asked: Record<string, unknown>) => {
  const rest = { ...asked }
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { url, rest }
}

const queryOf = (rest: Record<string, unknown>): string => {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}
