import { createHash } from 'node:crypto'
import type { CallResult, MailingList } from '../../ports.ts'
import { isNameUnknown, readAtMost, secondsIn } from '../http-client.ts'

type Account = {
  apiKey: string
  origin: string
  fetch?: typeof fetch
}

/** Marketing API 3.0. Only new members get a status: people who left stay out. */
export const createMailchimp = (account: Account): MailingList => ({
  subscribe: async ({ list, email, name, tags }, signal) => {
    const member = memberPath(list, email)
    const added = await call(account, signal, {
      method: 'PUT',
      path: `${member}?skip_merge_validation=true`,
      body: {
        email_address: email,
        status_if_new: 'subscribed',
        ...(name !== null && { merge_fields: { FNAME: name } }),
      },
      isDone: (answer) => isExisting(answer) || idOf(answer) === listMember(email),
    })
    if (added.kind !== 'done' || tags.length === 0) return added
    return call(account, signal, {
      method: 'POST',
      path: `${member}/tags`,
      body: { tags: tags.map((tag) => ({ name: tag, status: 'active' })) },
      isDone: (answer) => answer.status === 204 || isExisting(answer),
    })
  },
  unsubscribe: ({ list, email }, signal) =>
    call(account, signal, {
      method: 'PATCH',
      path: memberPath(list, email),
      body: { status: 'unsubscribed' },
      // They are not on the list, or left it themselves and can no longer be changed.
      isDone: (answer) => answer.status === 404 || isOut(answer) || idOf(answer) !== null,
    }),
  erase: ({ list, member }, signal) =>
    call(account, signal, {
      method: 'POST',
      path: `${pathOf(list, member)}/actions/delete-permanent`,
      body: {},
      isDone: ({ status }) => status === 204 || status === 404,
    }),
})

type Call = { method: string; path: string; body: object; isDone: (answer: Answer) => boolean }

const call = async (
  { apiKey, origin, fetch = globalThis.fetch }: Account,
  signal: AbortSignal,
  { method, path, body, isDone }: Call,
): Promise<CallResult> => {
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      body: JSON.stringify(body),
      headers: {
        authorization: `Basic ${Buffer.from(`porchlight:${apiKey}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      // The key must reach nobody else.
      redirect: 'manual',
      signal,
    })
    const answer = await readAnswer(response)
    return isDone(answer) ? { kind: 'done' } : classifyAnswer(answer)
  } catch (error) {
    return classifyError(error)
  }
}

/** What a list calls the member of an address. */
export const listMember = (email: string): string =>
  createHash('md5').update(email.toLowerCase()).digest('hex')

const pathOf = (list: string, member: string) => `/3.0/lists/${encodeURIComponent(list)}/members/${member}`
const memberPath = (list: string, email: string) => pathOf(list, listMember(email))

const idOf = ({ status, json }: Answer): string | null =>
  status === 200 && typeof json?.['id'] === 'string' ? json['id'] : null
const isExisting = ({ status, json }: Answer) => status === 400 && json?.['title'] === 'Member Exists'
const isOut = ({ status, json }: Answer) => status === 400 && json?.['title'] === 'Member In Compliance State'

export type Answer = {
  status: number
  json: Record<string, unknown> | null
  retryAfterSeconds: number | undefined
}

const most = 64 * 1024

export const readAnswer = async (response: Response): Promise<Answer> => {
  const body = await readAtMost(response, most)
  return {
    status: response.status,
    retryAfterSeconds: secondsIn(response.headers.get('retry-after')),
    json: body && objectIn(body.toString('utf8')),
  }
}

export const classifyAnswer = ({ status, json, retryAfterSeconds }: Answer): CallResult => {
  const title = typeof json?.['title'] === 'string' ? `: ${json['title'].slice(0, 80)}` : ''
  const texts = { detail: `mailchimp answered ${status}${title}` }
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds }
  if (status === 429 || (status === 403 && !json))
    return {
      kind: 'retry',
      ...texts,
      ...wait,
      fault: 'throttled',
      publicMessage: 'The mailing list is busy.',
    }
  if (status === 401 || status === 403 || status === 404)
    return { kind: 'retry', ...texts, fault: 'credentials', publicMessage: notLetIn }
  if (status >= 400 && status < 500 && json)
    return { kind: 'refused', ...texts, publicMessage: 'The mailing list does not take this address.' }
  const isAway = status >= 502 && status <= 504
  const fault = isAway || (status >= 300 && status < 400) ? ({ fault: 'outage' } as const) : {}
  return { kind: 'retry', ...texts, ...wait, ...fault, publicMessage: notNow }
}

const notLetIn = 'The mailing list does not let us in: its key or the id of the list is wrong.'
const notNow = 'The mailing list could not be reached.'

export const classifyError = (error: unknown): CallResult => ({
  kind: 'retry',
  publicMessage: isNameUnknown(codeOf(error))
    ? "The name of the mailing list's host could not be found."
    : notNow,
  detail: `mailchimp did not answer: ${codeOf(error)}`,
  unreachable: true,
  fault: 'outage',
})

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}

const objectIn = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
