import { createHash, createVerify } from 'node:crypto'

/** RFC 6376, relaxed/relaxed, rsa-sha256, with the given key instead of DNS. */
export const verifyDkim = (raw: Buffer, publicKey: string) => {
  const message = raw.toString('latin1')
  const end = message.indexOf('\r\n\r\n')
  const headers = message.slice(0, end).split(/\r\n(?![ \t])/)
  const signature = headers.find((header) => /^dkim-signature:/i.test(header)) ?? ''
  const tags = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => tag.replace(/\s+/g, ''))
      .filter(Boolean)
      .map((tag): [string, string] => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]),
  )
  const names = (tags['h'] ?? '').toLowerCase().split(':')
  const left = headers.toReversed()
  const signed = names.flatMap((name) => {
    const at = left.findIndex((header) => header.toLowerCase().startsWith(`${name}:`))
    return at < 0 ? [] : left.splice(at, 1).map(relaxedHeader)
  })
  const unsigned = relaxedHeader(signature.replace(/(\bb=)[^;]+$/, '$1'))
  const verifier = createVerify('RSA-SHA256').update([...signed, unsigned].join('\r\n'), 'latin1')
  const bodyHash = createHash('sha256').update(relaxedBody(message.slice(end + 4)), 'latin1')
  return {
    names,
    domain: tags['d'],
    selector: tags['s'],
    isBodyIntact: bodyHash.digest('base64') === tags['bh'],
    isSignatureGood: verifier.verify(publicKey, tags['b'] ?? '', 'base64'),
  }
}

const relaxedHeader = (header: string) => {
  const colon = header.indexOf(':')
  const value = header.slice(colon + 1).replace(/\r\n/g, '')
  return `${header.slice(0, colon).toLowerCase().trim()}:${value.replace(/[ \t]+/g, ' ').trim()}`
}

const relaxedBody = (body: string) => {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
  return `${lines.join('\r\n').replace(/(\r\n)+$/, '')}\r\n`
}
