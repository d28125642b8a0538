import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'

/** A person who sends a form, and the response. */
export type Person = {
  email: string
  key: string
  /** Unique IP address. */
  address: string
  /** HTTP status; 0 without a response. */
  status: number
  /** `full`, `partial`, the code of the refusal, or of the broken connection (`ECONNRESET`). */
  said: string
  isReplay: boolean
  /** Milliseconds until the response. */
  took: number
}

let people = 0

/** `name`: the check they belong to. */
export const newPeople = (count: number, name: string): Person[] =>
  Array.from({ length: count }, () => newPerson(name))

export const newPerson = (name: string): Person => {
  people += 1
  return {
    email: `${name}-${process.pid}-${people}@visitors.example`,
    key: randomUUID(),
    address: `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`,
    status: 0,
    said: '',
    isReplay: false,
    took: 0,
  }
}

export type Form = {
  origin: string
  campaign: string
  /** Of the form, if it belongs to another coach. */
  path?: string
  fields?: Record<string, unknown>
  headers?: Record<string, string | string[]>
  /** Keep-alive connections; by default each form has a new one. */
  agent?: Agent
  /** Called once the request is sent. */
  onSent?: () => void
  signal?: AbortSignal
}

const single = new Agent({ keepAlive: false })

/** Sends the form as the script of the page does. */
export const send = async (person: Person, form: Form): Promise<Person> => {
  const began = performance.now()
  try {
    const answer = await post(person, form)
    // The shapes of engine/campaign/form/answer.ts.
    const reported = JSON.parse(await readText(answer)) as { outcome?: string; error?: { code: string } }
    person.status = answer.statusCode ?? 0
    person.said = reported.outcome ?? reported.error?.code ?? ''
    person.isReplay = answer.headers['idempotent-replayed'] === 'true'
  } catch (error) {
    person.status = 0
    person.said = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
  person.took = performance.now() - began
  return person
}

const post = ({ key, address, email }: Person, { origin, campaign, fields, headers, ...more }: Form) =>
  new Promise<IncomingMessage>((done, fail) => {
    const sent = request(
      more.path ?? `${origin}/api/submit/lantern/${campaign}`,
      {
        method: 'POST',
        agent: more.agent ?? single,
        timeout: 60_000,
        ...(more.signal && { signal: more.signal }),
        headers: {
          'content-type': 'application/json',
          origin,
          'idempotency-key': key,
          'x-forwarded-for': address,
          ...headers,
        },
      },
      done,
    )
    sent.on('error', fail)
    sent.on('timeout', () => sent.destroy(new Error('no answer in a minute')))
    sent.end(JSON.stringify({ name: 'Ann', email, elapsed: 9000, ...fields }), more.onSent)
  })

export const isOk = ({ status }: Person): boolean => status >= 200 && status < 203

export const countSaid = (all: Person[], said: string): number =>
  all.filter((each) => each.said === said).length

export const quantile = (numbers: number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ?? 0

export const tookOf = (all: Person[], share: number): number => {
  const times = all.map(({ took }) => took)
  return Math.round(quantile(times, share))
}
