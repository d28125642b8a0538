/**
 * An endpoint for signed webhooks: verifies each signature (https://www.standardwebhooks.com), and misbehaves on demand.
 *
 *   node tests/fakes/fake-webhook.ts SECRET [port] [control port]     prints {"url","controlUrl"}
 *
 * SECRET is the "whsec_..." of the sender. Modes: ok (204); 400, 410, 429 and 503 (Retry-After: 7), 500; hang: never
 * responds; slow=SECONDS; reset: accepts the message, then resets the connection; garbage, 10MB: accepts it and returns 200
 * with that body; redirect=URL: 307. Other methods and wrong signatures get 401 and are recorded in `problems`.
 *
 * Control port: GET /messages (accepted, once for each webhook-id) /requests /problems /connections /mode; POST /mode (the
 * mode as the body), POST /clear.
 */
import { Webhook } from 'standardwebhooks'
import { startHttpFake, plainModes } from './http-fake.ts'
import type { Answer, Got, HttpFake } from './http-fake.ts'

export type FakeMessage = { id: string; path: string; body: unknown }
export type FakeWebhook = HttpFake & {
  /** Accepted messages, without repeats. */
  messages: () => FakeMessage[]
  problems: () => string[]
}

type Options = { port?: number; controlPort?: number; onPoint?: (point: 'IN' | 'OUT', got: Got) => void }

export const startFakeWebhook = async (secret: string, options: Options = {}): Promise<FakeWebhook> => {
  const messages = new Map<string, FakeMessage>()
  const problems: string[] = []
  const webhook = new Webhook(secret)
  const take = ({ method, path, headers, body }: Got): Answer => {
    const flat = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    try {
      if (method !== 'POST') throw new Error(`a ${method}`)
      const id = flat['webhook-id'] ?? ''
      messages.set(id, { id, path, body: webhook.verify(body, flat) })
      return { status: 204 }
    } catch (error) {
      problems.push(error instanceof Error ? error.message : 'unknown')
      return { status: 401 }
    }
  }
  const fake = await startHttpFake({
    ...options,
    modes: new RegExp(`^(${plainModes}|${Object.keys(errors).join('|')})$`),
    serve: take,
    inMode: (mode) => errors[mode] ?? null,
    reports: { '/messages': () => [...messages.values()], '/problems': () => problems },
    clear: () => {
      messages.clear()
      problems.length = 0
    },
  })
  return { ...fake, messages: () => [...messages.values()], problems: () => [...problems] }
}

const later = { 'retry-after': '7' }
const errors: Record<string, Answer> = {
  '400': { status: 400 },
  '410': { status: 410 },
  '429': { status: 429, headers: later },
  '500': { status: 500 },
  '503': { status: 503, headers: later },
}

if (import.meta.main) {
  const [secret = '', ...ports] = process.argv.slice(2)
  const [port, controlPort] = ports.map(Number)
  const fake = await startFakeWebhook(secret, { ...(port && { port }), ...(controlPort && { controlPort }) })
  console.log(JSON.stringify({ url: fake.url, controlUrl: fake.controlUrl }))
}
