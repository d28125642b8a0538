import { expect, test } from 'vitest'
import { secretsIn, withSecretsCovered, withoutSecrets } from './secrets.ts'

// Assembled here, so that no file of the project seems to contain one.
const letters = 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7'
const capitals = 'A1B2C3D4E5F6G7H8'
const digits = '123456789012'
const [live, secret] = ['live', 'PRIVATE']
const mailchimp = `${'0123456789abcdef'.repeat(2)}-us12`

const forms: [string, string][] = [
  ['sk-', `sk-${letters}`],
  ['sk-proj', `sk-proj-${letters}`],
  ['Stripe', `sk_${live}_${letters}`],
  ['Mailchimp', mailchimp],
  ['Amazon', `AKIA${capitals}`],
  ['GitHub', `ghp_${letters}`],
  ['Slack', `xoxb-${digits}-${letters}`],
  ['a JWT', `eyJ${letters}.eyJ${letters}.${letters}`],
  ['a private key', `-----BEGIN RSA ${secret} KEY-----`],
  ['an address', `https://nora:${letters}@`],
  ['an SMTP address', `smtp://mailer:${letters}@`],
]

test.each(forms)('a key of %s is found, and no message repeats it', (_, key) => {
  const text = `# before\nsource: x ${key} y\n`
  expect(secretsIn(text, { yaml: true })).toMatchObject([{ offset: 19, length: key.length }])
  for (const shown of [withoutSecrets(text), withSecretsCovered(text)]) {
    expect(shown).toContain(`${key.slice(0, 4)}…`)
    expect(shown).not.toContain(key.slice(0, 8))
    expect(shown).toContain(' y\n')
  }
  expect(withSecretsCovered(text)).toHaveLength(text.length)
})

test.each([
  'smtpPassword: hunter2hunter2',
  '# SMTP_PASS=hunter2hunter2',
  '  password: "hunter2hunter2"',
  'mailchimp_api_key: hunter2hunter2',
])('a value that is called a password counts as one: %s', (line) => {
  expect(secretsIn(`name: x\n${line}\n`, { yaml: true }).map(({ shown }) => shown)).toEqual(['hunt…'])
})

test.each([
  'text: Your password: ask Nora',
  'mailingList: a1b2c3d4e5',
  'href: https://example.com/a?b=c@d',
  'text: Write to nora@example.com: she answers.',
  'text: the risk-free-and-quick-way-to-sleep-well',
  'fix: https://example.com:8443/a',
  'tokens: three',
  'url: https://hooks.example.com/services/T0/B0/aB3dE6gH9jK2mN5pQ8sT1vW4',
])('no secret: %s', (line) => {
  expect(secretsIn(`${line}\n`, { yaml: true })).toEqual([])
})
