import PostalMime from 'postal-mime'

/** A raw message taken apart for reading: headers in their order, and the text part. */
export const readMail = async (raw: Buffer) => {
  const mail = await PostalMime.parse(raw)
  return {
    to: mail.to?.map(({ address }) => address ?? '').join(', ') ?? '',
    subject: mail.subject ?? '',
    sentAt: mail.date ?? '',
    headers: mail.headers.map(({ key, value }): [string, string] => [key, value]),
    text: mail.text ?? '',
  }
}
