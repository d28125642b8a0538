import { createHash } from 'node:crypto'
import type { CallResult, MailingList } from '../../ports.ts'
import { classifyAnswer, classifyError, readAnswer, type Answer } from './mailchimp-answer.ts'

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
      // A list may require more fields than the form has.
      path: `${member}?skip_merge_validation=true`,
      body: {
        email_address: email,
        status_if_new: 'subscribed',
        ...(name !== null && { merge_fields: { FNAME: name } }),
      },
      isDone: (answer) => isExisting(answer) || idOf(answer) === hashOf(email),
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

const hashOf = (email: string) => createHash('md5').update(email.toLowerCase()).digest('hex')
const memberPath = (list: string, email: string) =>
  `/3.0/lists/${encodeURIComponent(list)}/members/${hashOf(email)}`

const idOf = ({ status, json }: Answer): string | null =>
  status === 200 && typeof json?.['id'] === 'string' ? json['id'] : null
const isExisting = ({ status, json }: Answer) => status === 400 && json?.['title'] === 'Member Exists'
const isOut = ({ status, json }: Answer) => status === 400 && json?.['title'] === 'Member In Compliance State'
