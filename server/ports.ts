import type { RenderedView, View } from '../engine/campaign/release/view.ts'

/** Business time. Leases use the database's own clock instead. */
export interface Clock {
  now(): Date
}

/** A fixed sentence plus fields; never a name, an address or a secret. pino fits. */
export interface Log {
  info(fields: object, sentence: string): void
  warn(fields: object, sentence: string): void
  error(fields: object, sentence: string): void
}

/** One message, ready to be sent. Addresses are plain, never "Name <address>" strings. */
export type OutgoingMail = {
  /** Stable over retries: receivers can drop a second copy. Without angle brackets. */
  messageId: string
  from: { name: string; address: string }
  replyTo?: string
  to: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  attachments?: { filename: string; contentType: string; content: string }[]
}

/**
 * Why a receiver as a whole cannot be used now. outage: nobody answers; credentials: it does not let us in; throttled: it
 * asks us to slow down; insecure: it cannot speak as safely as it must.
 */
export type ProviderFault = 'outage' | 'credentials' | 'throttled' | 'insecure'

export type MailResult =
  | { kind: 'sent' }
  /** Refused for good (5xx on this recipient or message): never tried again. */
  | { kind: 'refused'; publicMessage: string; suppress: boolean; detail: string }
  /** Not accepted now: tried again by schedule. `unreachable`: the server was never spoken to, or let nobody in. */
  | {
      kind: 'retry'
      publicMessage: string
      detail: string
      unreachable?: boolean
      /** Set where every other mail would meet the same. */
      fault?: ProviderFault
    }
  /** The reply to the message body was lost: it may have been accepted. */
  | { kind: 'in_doubt'; publicMessage: string; detail: string }

export interface Mailer {
  /**
   * Sends one message. `beforeBody` is awaited after the receiver agreed to take the message and before its body is
   * written: from there on a crash leaves it in doubt. Rejects only with what `beforeBody` rejected with, having sent
   * nothing; everything a mail server can do is a result. Gives up when the signal is aborted.
   */
  send(
    mail: OutgoingMail,
    hooks: { beforeBody: () => Promise<void>; signal: AbortSignal },
  ): Promise<MailResult>
  close(): Promise<void>
}

/** Mails kept on this machine instead of being sent: what a fresh start uses. */
export interface Mailbox {
  list(limit: number): Promise<{ id: string; to: string; subject: string; sentAt: Date }[]>
  /** The raw RFC 5322 message, or null. */
  read(id: string): Promise<Buffer | null>
}

/** Pages made per request, by the same compiled blocks as the prerendered ones. */
export interface PageRenderer {
  render(view: View): RenderedView
  /** The same with other campaigns, as a delta of the release holds them. */
  withCampaigns?(changes: { set: Record<string, unknown>; gone: string[] }): PageRenderer
}

/** How a call to a service ended; the texts go to staff, `detail` to the log. */
export type CallResult =
  | { kind: 'done' }
  /** Refused for good: never tried again. */
  | { kind: 'refused'; publicMessage: string; detail: string }
  /**
   * `unreachable`: the receiver was never spoken to; tried again sooner, and not counted against the effect. `trouble`:
   * the receiver as a whole cannot be used now, so everything that goes to it waits, and no attempt counts.
   */
  | {
      kind: 'retry'
      publicMessage: string
      detail: string
      unreachable?: boolean
      fault?: ProviderFault
      /** What the receiver asked for, where it did. */
      retryAfterSeconds?: number
    }

/** A list of subscribers at a newsletter service. Calls are repeatable: the same call twice changes nothing more. */
export interface MailingList {
  /** Adds the person, or refreshes name and tags; never signs up again who has left the list. */
  subscribe(
    member: { list: string; email: string; name: string | null; tags: string[] },
    signal: AbortSignal,
  ): Promise<CallResult>
  /** Takes the person off the list; done also where they were never on it. */
  unsubscribe(member: { list: string; email: string }, signal: AbortSignal): Promise<CallResult>
}

/** Posts one signed JSON message to an address of another program. Follows no redirect, reads little of the answer. */
export interface WebhookPoster {
  post(
    message: { url: string; id: string; coach: string; body: unknown },
    signal: AbortSignal,
  ): Promise<CallResult>
}

/** How the making of a picture ended; `detail` goes to the log and never holds the prompt. */
export type ImageResult =
  /** `image`: the letters of a PNG in base64. `revisedPrompt`: what the service made of the words, where it says so. */
  | { kind: 'made'; image: Uint8Array; revisedPrompt: string | null }
  /** The service does not draw such a thing; `reason` is its own public sentence, null where it gave none. */
  | { kind: 'refused'; reason: string | null; detail: string }
  /** `trouble`: every other picture would fail as well. */
  | { kind: 'failed'; detail: string; fault?: ProviderFault; retryAfterSeconds?: number }

/** A service that draws what words say: one picture of 1024 by 1024 pixels a call. */
export interface ImageMaker {
  /** Everything the service can do is a result; it never rejects. Gives up when the signal is aborted. */
  make(prompt: string, signal: AbortSignal): Promise<ImageResult>
}
