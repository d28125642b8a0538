/** A key or password in a file: where it is, and how a message may show it. */
type Secret = { offset: number; length: number; shown: string; kind: string }

/** The formats of keys of common services. `begins`: what each has, one of them; nearly no file has any. */
const kinds: readonly { kind: string; begins: RegExp; form: RegExp }[] = [
  {
    kind: 'a secret key of Stripe',
    begins: /k_(?:live|test)_/,
    form: /\b[rs]k_(?:live|test)_[A-Za-z0-9]{10,}/g,
  },
  { kind: 'an API key', begins: /sk-/, form: /\bsk-[A-Za-z0-9_-]{16,}/g },
  { kind: 'a key of Mailchimp', begins: /-us\d/i, form: /\b[0-9a-f]{32}-us\d{1,2}\b/gi },
  { kind: 'a key of Amazon', begins: /A[KS]IA/, form: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g },
  { kind: 'a key of Google', begins: /AIza/, form: /\bAIza[A-Za-z0-9_-]{35}/g },
  {
    kind: 'a token of GitHub',
    begins: /gh[pousr]_|github_pat_/,
    form: /\b(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,})/g,
  },
  { kind: 'a token of Slack', begins: /xox/, form: /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g },
  { kind: 'a key of SendGrid', begins: /SG\./, form: /\bSG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/g },
  {
    kind: 'a signed token',
    begins: /eyJ/,
    form: /\beyJ[A-Za-z0-9_-]{10,400}\.eyJ[A-Za-z0-9_-]{10,4000}(?:\.[A-Za-z0-9_-]*)?/g,
  },
  {
    kind: 'a private key',
    begins: /-----BEGIN/,
    form: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:[\s\S]{0,9000}?-----END|\S*)/g,
  },
  {
    kind: 'an address with a password',
    begins: /:\/\/[^\s/?#:@"'<>]{1,100}:[^\s/?#@"'<>]{1,200}@/,
    form: /\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/?#:@"'<>]{1,100}:[^\s/?#@"'<>]{1,200}@/gi,
  },
]

/** `smtpPassword: ...`, also in a comment. Every repetition is bounded: the time is linear in the length of the file. */
const assigned =
  /^[ \t]{0,200}(?:#[ \t]{0,20})?(?:- {1,20})?\{?[ \t]{0,20}["']?([\w-]{1,80})["']?[ \t]{0,3}[:=][ \t]{0,3}["']?([^\s"'#}{]{6,})/gm
/** Tested against one key of at most 80 characters. */
const secretKey =
  /^(?:(?:smtp|mail)[\w-]*(?:pass\w*|pwd)|(?:[\w-]*[_-])?(?:password|passwd|api[_-]?key)|\w*apiKey|client[_-]?secret|secret[_-]?key|(?:access|auth)[_-]?token)$/i

/** Every secret in a text, in order, each once. `yaml`: keys such as "password:" count as well. */
export const secretsIn = (text: string, { yaml }: { yaml: boolean }): Secret[] => {
  const found: Secret[] = []
  const note = (kind: string, secret: string, index: number) => {
    const isKnown = found.some(
      ({ offset, length }) => index < offset + length && offset < index + secret.length,
    )
    if (!isKnown) found.push({ offset: index, length: secret.length, shown: shownOf(secret), kind })
  }
  for (const { kind, begins, form } of kinds)
    if (begins.test(text)) for (const match of text.matchAll(form)) note(kind, match[0], match.index)
  if (yaml && /pass|pwd|key|secret|token/i.test(text))
    for (const { 0: whole, 1: key = '', 2: secret = '', index } of text.matchAll(assigned))
      if (secretKey.test(key)) note('a password or key', secret, index + whole.length - secret.length)
  return found.toSorted((a, b) => a.offset - b.offset)
}

/** The text with its secrets masked. */
export const withoutSecrets = (text: string): string =>
  secretsIn(text, { yaml: true }).reduceRight(
    (masked, { offset, length, shown }) => masked.slice(0, offset) + shown + masked.slice(offset + length),
    text,
  )

/** The same, with the length unchanged: what follows a secret keeps its column. */
export const withSecretsCovered = (text: string): string =>
  secretsIn(text, { yaml: true }).reduceRight(
    (masked, { offset, length, shown }) =>
      masked.slice(0, offset) +
      shown.slice(0, 4) +
      masked.slice(offset + 4, offset + length).replace(/[^\r\n]/g, '…') +
      masked.slice(offset + length),
    text,
  )

const shownOf = (secret: string) => `${secret.slice(0, 4)}…`
