import type { ViewAssets } from '../engine/campaign/release/assets.ts'
import type { ServedSite } from '../engine/campaign/release/release.ts'
import type { RenderedView, View } from '../engine/campaign/release/view.ts'

/** Business time. Leases use the database's clock. */
export interface Clock {
  now(): Date
}

export type WithSite = { releases: { current: () => { site: ServedSite } } }

/** A fixed sentence plus fields; never a name, an address or a secret. pino fits. */
export interface Log {
  info(fields: object, sentence: string): void
  warn(fields: object, sentence: string): void
  error(fields: object, sentence: string): void
}

/** Addresses are plain, never "Name <address>" strings. */
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
 * outage: no response; credentials: it rejects ours; throttled: it limits our rate; insecure: no connection is safe
 * enough.
 */
export type ProviderFault = 'outage' | 'credentials' | 'throttled' | 'insecure'

export type MailResult =
  | { kind: 'sent' }
  /** Refused for good (5xx on this recipient or message). */
  | { kind: 'refused'; publicMessage: string; suppress: boolean; detail: string }
  /** Retried by schedule. `unreachable`: no session was accepted. */
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
   * `beforeBody` is awaited after the server accepted the recipient and before the body is written: from there on a
   * crash leaves it in doubt. Rejects only with the error of `beforeBody`, having sent nothing.
   */
  send(
    mail: OutgoingMail,
    hooks: { beforeBody: () => Promise<void>; signal: AbortSignal },
  ): Promise<MailResult>
  close(): Promise<void>
}

export interface Mailbox {
  /** The newest first. `from`: the sender's name. `after`: id of the last one of the page before; `text`: in the address, the sender or the subject. */
  list(
    limit: number,
    after?: string,
    text?: string,
  ): Promise<{ id: string; to: string; from: string; subject: string; sentAt: Date }[]>
  count(): Promise<number>
  read(id: string): Promise<Buffer | null>
}

export interface PageRenderer {
  render(view: View): RenderedView
}

/** `file`: a `RendererModule`. */
export type LoadRenderer = (file: string, assets: ViewAssets) => Promise<PageRenderer>

/** The texts go to staff, `detail` to the log. */
export type CallResult =
  | { kind: 'done' }
  /** Refused for good: never retried. */
  | { kind: 'refused'; publicMessage: string; detail: string }
  /** `unreachable`: retried sooner, and not counted. `fault`: the provider cannot be used, so everything for it waits. */
  | {
      kind: 'retry'
      publicMessage: string
      detail: string
      unreachable?: boolean
      fault?: ProviderFault
      retryAfterSeconds?: number
    }

export interface MailingList {
  /** Never re-subscribes a person who has left the list. */
  subscribe(
    member: { list: string; email: string; name: string | null; tags: string[] },
    signal: AbortSignal,
  ): Promise<CallResult>
  unsubscribe(member: { list: string; email: string }, signal: AbortSignal): Promise<CallResult>
  /** For good, with all that is stored there. `member`: as `listMember` names it. */
  erase(member: { list: string; member: string }, signal: AbortSignal): Promise<CallResult>
}

/** Signed JSON. Follows no redirect. */
export interface WebhookPoster {
  post(
    message: { url: string; id: string; coach: string; body: unknown },
    signal: AbortSignal,
  ): Promise<CallResult>
}

/** `detail` goes to the log and never contains the prompt. */
export type ImageResult =
  /** `image`: a PNG as the characters of its base64. */
  | { kind: 'made'; image: Uint8Array; revisedPrompt: string | null }
  | { kind: 'refused'; reason: string | null; detail: string }
  /** `fault`: every other picture would fail as well. */
  | { kind: 'failed'; detail: string; fault?: ProviderFault; retryAfterSeconds?: number }

/** A service that draws what words say: one picture of 1024 by 1024 pixels a call. */
export interface ImageMaker {
  /** Never rejects. Gives up when the signal is aborted. */
  make(prompt: string, signal: AbortSignal): Promise<ImageResult>
}
