import type { ServedSite } from '../engine/campaign/release/release.ts'
import type { RenderedView, View } from '../engine/campaign/release/view.ts'

/** Business time. Leases use the database's clock. */
export interface Clock {
  now(): Date
}

/** For code that needs only the site of the live release. */
export type WithSite = { releases: { current: () => { site: ServedSite } } }

/** A fixed sentence plus fields; never a name, an address or a secret. pino fits. */
export interface Log {
  info(fields: object, sentence: string): void
  warn(fields: object, sentence: string): void
  error(fields: object, sentence: string): void
}

/** One message, ready to be sent. Addresses are plain, never "Name <address>" strings. */
export type OutgoingMail = {
  /** Stable over retries: mail servers can drop a second copy. Without angle brackets. */
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
 * Why a provider cannot be used now. outage: it does not respond; credentials: it rejects ours; throttled: it limits our
 * rate; insecure: it offers no connection that is safe enough.
 */
export type ProviderFault = 'outage' | 'credentials' | 'throttled' | 'insecure'

export type MailResult =
  | { kind: 'sent' }
  /** Refused for good (5xx on this recipient or message): never retried. */
  | { kind: 'refused'; publicMessage: string; suppress: boolean; detail: string }
  /** Not accepted now: retried by schedule. `unreachable`: the server was never reached, or accepted no session. */
  | {
      kind: 'retry'
      publicMessage: string
      detail: string
      unreachable?: boolean
      /** Set where every other mail would fail for the same reason. */
      fault?: ProviderFault
    }
  /** The reply to the message body was lost: it may have been accepted. */
  | { kind: 'in_doubt'; publicMessage: string; detail: string }

export interface Mailer {
  /**
   * Sends one message. `beforeBody` is awaited after the server accepted the recipient and before the body is
   * written: from there on a crash leaves it in doubt. Rejects only with what `beforeBody` rejected with, having sent
   * nothing; everything a mail server can do is a result. Gives up when the signal is aborted.
   */
  send(
    mail: OutgoingMail,
    hooks: { beforeBody: () => Promise<void>; signal: AbortSignal },
  ): Promise<MailResult>
  close(): Promise<void>
}

/** Mails stored on this machine without being sent: what a fresh start uses. */
export interface Mailbox {
  list(limit: number): Promise<{ id: string; to: string; subject: string; sentAt: Date }[]>
  /** The raw RFC 5322 message, or null. */
  read(id: string): Promise<Buffer | null>
}

/** Renders pages per request, with the same compiled blocks as the prerendered ones. */
export interface PageRenderer {
  render(view: View): RenderedView
  /** The same with other campaigns, as a delta of the release holds them. */
  withCampaigns?(changes: { set: Record<string, unknown>; gone: string[] }): PageRenderer
}

/** How a call to a service ended; the texts go to staff, `detail` to the log. */
export type CallResult =
  | { kind: 'done' }
  /** Refused for good: never retried. */
  | { kind: 'refused'; publicMessage: string; detail: string }
  /**
   * `unreachable`: the provider was never reached; retried sooner, and not counted as an attempt. `fault`: the provider
   * cannot be used at all, so everything for it waits, and no attempt counts.
   */
  | {
      kind: 'retry'
      publicMessage: string
      detail: string
      unreachable?: boolean
      fault?: ProviderFault
      /** The provider's Retry-After, where it sent one. */
      retryAfterSeconds?: number
    }

/** A list of subscribers at a newsletter service. Calls are idempotent. */
export interface MailingList {
  /** Adds the person, or updates name and tags; never re-subscribes a person who has left the list. */
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

/** The result of a picture request; `detail` goes to the log and never contains the prompt. */
export type ImageResult =
  /** `image`: a PNG as the characters of its base64. `revisedPrompt`: the prompt as the service changed it, if it did. */
  | { kind: 'made'; image: Uint8Array; revisedPrompt: string | null }
  /** The service does not draw such a thing; `reason` is its own public sentence, null where it gave none. */
  | { kind: 'refused'; reason: string | null; detail: string }
  /** `fault`: every other picture would fail as well. */
  | { kind: 'failed'; detail: string; fault?: ProviderFault; retryAfterSeconds?: number }

/** A service that draws what words say: one picture of 1024 by 1024 pixels a call. */
export interface ImageMaker {
  /** Everything the service can do is a result; it never rejects. Gives up when the signal is aborted. */
  make(prompt: string, signal: AbortSignal): Promise<ImageResult>
}
