import { liesIn } from '../../../campaign/schema/host-name.ts'
import type { ParsedCoach, ParsedFiles } from '../../parse/parsed-files.ts'
import { didYouMean } from '../../fixes/nearest.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { defineRule } from '../define-rule.ts'

const checkSenders = ({ site, coaches }: ParsedFiles): Diagnostic[] => {
  const declared = site?.value?.senderDomains
  return [...coaches.values()].flatMap((coach) => {
    const { sender } = coach.raw
    const address =
      typeof sender === 'object' && sender !== null && 'address' in sender ? sender.address : undefined
    const domain = typeof address === 'string' ? /@([^@\s]+)$/.exec(address)?.[1]?.toLowerCase() : undefined
    return domain === undefined ? [] : senderFaults(coach, domain, declared)
  })
}

export const senderRule = defineRule({
  ids: {
    'sender-domain': { says: 'Mails come from a domain that the coach may send from.' },
  },
  check: checkSenders,
})

const senderFaults = (
  coach: ParsedCoach,
  domain: string,
  declared: readonly string[] | undefined,
): Diagnostic[] => {
  const refused = (message: string, fix: string) => [
    coach.source.report(['sender', 'address'], { rule: 'sender-domain', message, fix }),
  ]
  if (mailboxes.includes(domain))
    return refused(
      `mails that say they come from "${domain}" are refused unless ${domain} has sent them.`,
      'Write an address of the coach\'s own domain here, and this one as "replyTo".',
    )
  if (declared)
    return declared.some((own) => liesIn(domain, own))
      ? []
      : refused(
          `"${domain}" is not one of the domains that mails may come from.`,
          `${didYouMean(domain, declared)}Allowed: ${declared.join(', ')}. They are in campaigns/site.yaml, under "senderDomains".`,
        )
  const hosts = coach.value?.hosts ?? []
  if (hosts.length === 0 || hosts.some((host) => liesIn(domain, host) || liesIn(host, domain))) return []
  return refused(
    `"${domain}" is no domain of this coach, whose pages are at ${hosts.join(', ')}.`,
    `${didYouMean(domain, hosts)}Write an address there, or declare the domain in campaigns/site.yaml, under "senderDomains".`,
  )
}

/** Big providers of mailboxes: their DMARC has mails of other servers thrown away. */
const mailboxes = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'ymail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'aol.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'gmx.com',
  'gmx.net',
  'gmx.de',
  'web.de',
  'mail.com',
  'proton.me',
  'protonmail.com',
  'zoho.com',
  'mail.ru',
  'yandex.ru',
]
