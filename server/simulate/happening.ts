import type { OutgoingMail } from '../ports.ts'

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
