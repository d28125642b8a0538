import { randomUUID } from 'node:crypto'
import type { FormProps } from '../../blocks/form/form.schema.ts'

export type Guest = {
  email: string
  key: string
  /** Different addresses, so that no limit applies. */
  address: string
  /** full: refused with the message for it. unanswered: the connection broke. Others: status and code. */
  outcome: 'ok' | 'full' | 'unanswered' | `${number} ${string}`
}

export type Door = { path: string; fields: FormProps['fields']; fullText: string }

export const newGuests = (count: number, name: string): Guest[] =>
  Array.from({ length: count }, (_, at) => ({
    email: `${name}-${at}@example.com`,
    key: randomUUID(),
    address: `10.1.${at >> 8}.${at & 255}`,
    outcome: 'unanswered',
  }))

/** All send at the same moment, spread over the servers; `onResponse` is called at each response. */
export const sendTogether = async (
  guests: Guest[],
  origins: string[],
  door: Door,
  onResponse: () => void = () => {},
): Promise<void> => {
  const press = async (guest: Guest, at: number) => {
    guest.outcome = await send(guest, origins[at % origins.length] ?? '', door)
    onResponse()
  }
  await Promise.all(guests.map(press))
}

export const countOutcome = (guests: Guest[], outcome: Guest['outcome']): number =>
  guests.filter((guest) => guest.outcome === outcome).length

const send = async (guest: Guest, origin: string, door: Door): Promise<Guest['outcome']> => {
  try {
    const answer = await fetch(`${origin}${door.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin,
        'idempotency-key': guest.key,
        'x-forwarded-for': guest.address,
      },
      body: JSON.stringify({ ...answersTo(door.fields), email: guest.email, elapsed: 9000 }),
    })
    return readAnswer(answer.status, await answer.json(), door)
  } catch {
    return 'unanswered'
  }
}

const answersTo = (fields: Door['fields']) =>
  Object.fromEntries(
    fields.filter(({ type }) => type !== 'hidden').map((field) => [field.name, answerTo(field)] as const),
  )

const answerTo = (field: Door['fields'][number]) => {
  if (field.type === 'checkbox') return true
  return 'options' in field ? field.options[0]?.value : 'Ann'
}

const readAnswer = (status: number, body: unknown, { fullText }: Door): Guest['outcome'] => {
  // The shapes of engine/campaign/form/answer.ts; other responses count by status.
  const { ok, error } = body as { ok?: boolean; error?: { code: string; message: string } }
  if (status === 200 && ok === true) return 'ok'
  if (status === 409 && error?.code === 'event_full' && error.message === fullText) return 'full'
  return `${status} ${error?.code ?? ''}`
}
