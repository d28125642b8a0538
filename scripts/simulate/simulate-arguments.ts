import { isAbsolute, join, relative, sep } from 'node:path'
import { z } from 'zod'
import { providers, type Provider } from '../../server/simulate/traps.ts'
import { parseCommand, WrongCall } from '../command.ts'

export const usage = `Usage: npm run simulate -- <coach>/<campaign> --email ADDRESS
Shows what a sign-up would lead to, and when. Nothing is sent.
  --email ADDRESS    who signs up, such as ann@visitors.example
  --name NAME        their name (default: Ann)
  --set FIELD=VALUE  what they enter in a field of the form; may be repeated
  --days N           days to simulate, 1 to 400 (default: 14)
  --at MOMENT        when they sign up, such as 2026-12-01T09:00Z (default: now)
  --fail PROVIDER    one that is out of order: ${providers.join(', ')}; may be repeated
  --duplicate        they send the form twice
  --full             the event has no seat left
  --out DIR          folder of the previews (default: .cache/simulate/<coach>/<campaign>)
  --campaigns DIR    folder of the campaigns (default: campaigns)
  --json             print all of it as JSON
Exit code: 0 simulated, 1 the campaign is not valid or a step sends something out, 2 wrong usage.`

export type Call = ReturnType<typeof readCall>

export const readCall = (args: string[]) => {
  const { values, positionals } = parseCommand({ args, options, allowPositionals: true })
  const [word, ...others] = positionals
  if (word === undefined || others.length > 0)
    throw new WrongCall('Name one campaign, as <coach>/<campaign>.')
  const campaign = nameOf(word, values.campaigns)
  if (!/^[^/]+\/[^/]+$/.test(campaign))
    throw new WrongCall(`"${word}" is not the name of a campaign: write <coach>/<campaign>.`)
  if (values.email === undefined)
    throw new WrongCall('--email is missing, such as --email ann@visitors.example.')
  const { email } = values
  const days = /^\d{1,3}$/.test(values.days) ? Number(values.days) : 0
  if (days < 1 || days > 400) throw new WrongCall('--days must be a whole number, 1 to 400.')
  return {
    ...values,
    campaign,
    email,
    days,
    at: values.at === undefined ? new Date() : momentOf(values.at),
    out: values.out ?? join('.cache/simulate', campaign),
    given: Object.fromEntries((values.set ?? []).map(pair)),
    failing: (values.fail ?? []).map(provider),
  }
}

const options = {
  email: { type: 'string' },
  name: { type: 'string', default: 'Ann' },
  set: { type: 'string', multiple: true },
  days: { type: 'string', default: '14' },
  at: { type: 'string' },
  fail: { type: 'string', multiple: true },
  duplicate: { type: 'boolean', default: false },
  full: { type: 'boolean', default: false },
  out: { type: 'string' },
  campaigns: { type: 'string', default: 'campaigns' },
  json: { type: 'boolean', default: false },
} as const

/** The path of the file works too: shells complete it. */
const nameOf = (word: string, dir: string): string => {
  const inFolder = relative(dir, word)
  const name = isAbsolute(inFolder) || inFolder.startsWith('..') ? word : inFolder
  return name
    .split(sep)
    .join('/')
    .replace(/\.yaml$/, '')
}

const momentOf = (text: string): Date => {
  const whole = text.replace(/(T\d\d:\d\d)(?!:)/, '$1:00')
  if (!z.iso.datetime({ offset: true }).safeParse(whole).success || !whole.startsWith('20'))
    throw new WrongCall(
      '--at must be a moment with its time zone, such as 2026-12-01T09:00Z or 2026-12-01T09:00+01:00.',
    )
  return new Date(whole)
}

const pair = (text: string): [string, string] => {
  const at = text.indexOf('=')
  if (at < 1) throw new WrongCall(`--set takes FIELD=VALUE, not "${text}".`)
  return [text.slice(0, at), text.slice(at + 1)]
}

const provider = (word: string): Provider => {
  const found = providers.find((name) => name === word)
  if (found) return found
  throw new WrongCall(`--fail takes one of ${providers.join(', ')}, not "${word}".`)
}
