import * as z from 'zod/mini'
import type { FormWords } from '../../words/form-words.ts'
import { emailProblem } from './email-problem.ts'

const longest = { address: 254, local: 64, domain: 253, label: 63 }

/** RFC 5322 dot-atom, ASCII only: mailboxes that need SMTPUTF8 or quoting are refused. */
const dotAtom = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domainLetters = /^[\p{L}\p{M}\p{N}.-]+$/u
const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/** The address as it is stored: trimmed, lower case, ASCII domain. `null` if no mail can be sent to it (RFC 5321). */
export const normalizeEmail = (raw: string): string | null => {
  const address = raw.trim()
  if (address.length > longest.address) return null
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at).toLowerCase()
  if (at < 1 || local.length > longest.local || !isAscii(address.slice(0, at)) || !dotAtom.test(local))
    return null
  const domain = asciiDomain(address.slice(at + 1))
  if (domain === null || !isMailDomain(domain)) return null
  const stored = `${local}@${domain}`
  return stored.length > longest.address ? null : stored
}

/** An empty address becomes `undefined`. */
export const emailAddress = (problems: FormWords['problems']) =>
  z.transform((raw: unknown, { issues }): string | undefined => {
    if (raw === undefined || raw === null) return undefined
    const typed = typeof raw === 'string' ? raw.trim() : '@'
    const address = normalizeEmail(typed)
    if (address === null && typed !== '')
      issues.push({
        code: 'invalid_format',
        format: 'email',
        input: typed,
        message: emailProblem(typed, problems),
      })
    return address ?? undefined
  })

const isAscii = (text: string) => /^[\x21-\x7e]*$/.test(text)

/** Look-alikes of plain letters (full-width forms, the Kelvin sign) would become another domain. */
const isPlain = (letter: string) => letter.normalize('NFKC') === letter

const asciiDomain = (domain: string): string | null => {
  if (isAscii(domain)) return domain.toLowerCase()
  if (!domainLetters.test(domain) || !Array.from(domain).every(isPlain)) return null
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return null
  }
}

const isMailDomain = (domain: string) => {
  const labels = domain.split('.')
  return (
    domain.length <= longest.domain &&
    labels.length > 1 &&
    labels.every((part) => part.length <= longest.label && label.test(part)) &&
    /[a-z]/.test(labels.at(-1) ?? '')
  )
}
