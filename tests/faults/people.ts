import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'

/** Somebody who sends a form, and the answer they got. */
export type Person = {
  email: string
  key: string
  /** Their internet address, each one's own. */
  address: string
  /** Status of the answer; 0 while there was none. */
  status: number
  /** `full` or `partial`; else the code of the refusal, or of the broken connection (`ECONNRESET`). */
  said: string
  isReplay: boolean
  /** Milliseconds until the answer. */
  took: number
}

let people = 0

/** New people whom nobody has heard of; `name` is the check they belong to. */
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
  /** Of the form, where it is another coach's. */
  path?: string
  fields?: Record<string, unknown>
  headers?: Record<string, string | string[]>
  /** Connections that are kept; a new one for each form by default. */
  agent?: Agent
  /** Called once all of it is sent. */
  onSent?: () => void
  signal?: AbortSignal
}

const single = new Agent({ keepAlive: false })

/** Sends the form as the page's script does and notes the answer, or that there was none. */
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

/** How many of them heard this. */
export const countSaid = (all: Person[], said: string): number =>
  all.filter((each) => each.said === said).length

/** The value below which this share of the numbers lies. */
export const quantile = (numbers: number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ?? 0

export const tookOf = (all: Person[], share: number): number => {
  const times = all.map(({ took }) => took)
  return Math.round(quantile(times, share))
}
