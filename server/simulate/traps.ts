import { createMailchimp } from '../adapters/mailchimp/mailchimp.ts'
import { rawMail } from '../adapters/mail/raw-mail.ts'
import { createWebhookPoster } from '../adapters/webhook-poster.ts'
import type { Clock, Mailer, OutgoingMail } from '../ports.ts'
import { webhookSecretOf } from '../settings/keys.ts'

type Request = Extract<Happening, { kind: 'request' }>

/** The product's own adapters without a connection: requests are recorded, and providers respond or fail as wanted. */
export const createTraps = (clock: Clock, secret: string, failing: readonly Provider[]) => {
  const happenings: Happening[] = []
  const isBroken = (provider: Provider) => failing.includes(provider)
  const note = (request: Omit<Request, 'kind' | 'at' | 'ok'>) =>
    happenings.push({ kind: 'request', at: clock.now(), ok: request.status < 300, ...request })
  const mailer: Mailer = {
    send: async (mail, { beforeBody }) => {
      const raw = await rawMail(mail, undefined, clock.now())
      const ok = !isBroken('mail')
      if (ok) await beforeBody()
      happenings.push({ kind: 'mail', at: clock.now(), ok, mail, raw })
      return ok ? { kind: 'sent' } : busy
    },
    close: async () => {},
  }
  return {
    happenings,
    mailer,
    mailingList: createMailchimp({
      ...account,
      fetch: async (input, { method = 'GET', headers, body } = {}) => {
        const url = String(input instanceof Request ? input.url : input)
        const text = typeof body === 'string' ? body : ''
        const { status, json } = isBroken('mailchimp') ? broken : mailchimpAnswer(method, url)
        note({
          provider: 'mailchimp',
          method,
          url,
          headers: masked(new Headers(headers)),
          body: text,
          status,
        })
        return new Response(json === null ? null : JSON.stringify(json), { status })
      },
    }),
    webhooks: createWebhookPoster({
      secretOf: (coach) => webhookSecretOf(secret, coach),
      onlyPublic: false,
      now: () => clock.now(),
      send: async (url, { headers, body }) => {
        const { status } = isBroken('webhook') ? broken : { status: 200 }
        note({
          provider: 'webhook',
          method: 'POST',
          url: url.href,
          headers: masked(new Headers(headers)),
          body,
          status,
        })
        return { status, retryAfter: undefined }
      },
    }),
  }
}

/** The end of a real key names the data centre. */
const account = { apiKey: 'simulated', origin: 'https://DC.api.mailchimp.com' }

const busy = {
  kind: 'retry',
  publicMessage: 'The mail server asks to try again later.',
  detail: '451 simulated',
} as const
const broken = { status: 500, json: { title: 'Simulated' } }

const mailchimpAnswer = (method: string, url: string) => {
  const id = /\/members\/([0-9a-f]{32})/.exec(url)?.[1] ?? ''
  return method === 'POST' ? { status: 204, json: null } : { status: 200, json: { id, status: 'subscribed' } }
}

const masked = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].map(([name, value]) => [name, secrets[name]?.(value) ?? value]))

const secrets: Partial<Record<string, (value: string) => string>> = {
  authorization: () => 'Basic *** (MAILCHIMP_API_KEY)',
  'webhook-signature': (value) => `${value.slice(0, 3)}*** (the key of \`npm run webhook-secret\`)`,
}

export const providers = ['mail', 'mailchimp', 'webhook'] as const
export type Provider = (typeof providers)[number]

export type Happening = { at: Date; ok: boolean } & (
  | { kind: 'mail'; mail: OutgoingMail; raw: Buffer }
  | {
      kind: 'request'
      provider: Exclude<Provider, 'mail'> | 'other'
      method: string
      url: string
      /** Keys and signatures are masked. */
      headers: Record<string, string>
      body: string
      status: number
    }
)
