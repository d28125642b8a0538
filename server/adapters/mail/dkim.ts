import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import DKIM from 'nodemailer/lib/dkim'
import { StartRefused } from '../../errors.ts'

export type DkimKey = { selector: string; privateKey: string }

/** Mailboxes ignore shorter keys. */
const leastBits = 1024

/** RFC 8058 requires a signature over both headers of one-click unsubscribing. */
const signedHeaders =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post:Feedback-ID'

export const readDkimKey = ({ selector, keyFile }: { selector: string; keyFile: string }): DkimKey => {
  const { asymmetricKeyType, asymmetricKeyDetails } = parsed(read(keyFile))
  const bits = asymmetricKeyDetails?.modulusLength ?? 0
  if (asymmetricKeyType !== 'rsa') throw refused(keyFile, `is a key of type ${asymmetricKeyType}, not RSA`)
  if (bits < leastBits) throw refused(keyFile, `is a key of ${bits} bits, where ${leastBits} are the least`)
  return { selector, privateKey: read(keyFile) }

  function parsed(text: string): KeyObject {
    try {
      return createPrivateKey(text)
    } catch {
      throw refused(keyFile, 'contains no private key in PEM format, or one behind a password')
    }
  }
}

export const signMail = (raw: Buffer, { selector, privateKey }: DkimKey, domain: string): Promise<Buffer> =>
  buffer(
    new DKIM({
      domainName: domain,
      keySelector: selector,
      privateKey,
      headerFieldNames: signedHeaders,
    }).sign(raw),
  )

const read = (keyFile: string): string => {
  try {
    return readFileSync(keyFile, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw refused(keyFile, `cannot be read${code}`)
  }
}

const refused = (keyFile: string, what: string) =>
  new StartRefused(`DKIM_KEY_FILE ${keyFile} ${what}. Make one with: openssl genrsa -out dkim.pem 2048`)
