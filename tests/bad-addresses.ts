/** A domain of exactly this length, with labels of valid length. */
export const domainOf = (length: number) => {
  const body = length - '.co'.length
  const parts: string[] = []
  for (let left = body; left > 0; left -= 61) parts.push('d'.repeat(Math.min(60, left)))
  return `${parts.join('.')}.co`
}

/** Texts that no form may accept as an e-mail address. */
export const badAddresses = [
  'a',
  'a@b',
  '@b.co',
  'a@',
  'a..b@c.co',
  '.a@c.co',
  'a.@c.co',
  'a@b..co',
  'a@-b.co',
  'a@b-.co',
  'a b@c.co',
  'a@b.co,c@d.co',
  'a@b.co;c@d.co',
  '<a@b.co>',
  'Joe <a@b.co>',
  'a@b.co(x)evil.com',
  '"a@evil.com x"@b.co',
  '"a>ORCPT=x"@b.co',
  'a@[127.0.0.1]',
  'a@[IPv6:::1]',
  'a@localhost',
  'a@127.0.0.1',
  'a@b.co@evil.com',
  'mailto:a@b.co',
  'a@b.co?bcc=v@d.co',
  'a@b.co\r\nBcc: v@d.co',
  'a@b.co%0aBcc:v@d.co',
  'a@b.co\u202e',
  'a\u200b@b.co',
  'ａ＠ｂ.co',
  '\u212A@x.co',
  'üser@b.co',
  `${'l'.repeat(65)}@b.co`,
  `a@${'l'.repeat(64)}.co`,
  `a@${'d.'.repeat(126)}co`,
  `${'l'.repeat(60)}@${`${'d'.repeat(48)}.`.repeat(3)}${'e'.repeat(44)}.co`,
  'a@ｂ.co',
  'a@\u212A.co',
  'a@b。co',
  'a@b.co/x',
  'a@bü/x.co',
  'a@b.co.',
  `a@${domainOf(254)}`,
  `${'a'.repeat(64)}@${domainOf(190)}`,
]
