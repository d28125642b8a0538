import { Webhook } from 'standardwebhooks'

/** Headers that a signed message comes with, as https://www.standardwebhooks.com says. */
export type SignatureHeaders = Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>

/** Whether a message was signed with the secret ("whsec_..."), within the last five minutes. */
export const signatureCheck = (secret: string) => {
  const webhook = new Webhook(secret)
  return (raw: Buffer, headers: SignatureHeaders): boolean => {
    try {
      webhook.verify(raw, headers, { jsonParse: false })
      return true
    } catch {
      // Malformed headers make it throw various errors.
      return false
    }
  }
}
