import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadSite } from '../engine/build/load/load-site.ts'
import type { LoadedSite } from '../engine/build/load/load-site.ts'
import { nearest } from '../engine/build/problems/nearest.ts'
import type { Problem } from '../engine/build/problems/problem.ts'
import { judgeSubmission } from '../engine/campaign/submission-schema.ts'
import { receivers } from '../server/simulate/happening.ts'
import type { Receiver } from '../server/simulate/happening.ts'
import { plausibleValues } from '../server/simulate/plausible-values.ts'
import { stepSchemas } from '../server/steps.gen.ts'

export const usage = `Usage: npm run simulate -- <coach>/<campaign> --email ADDRESS
Shows what a sign-up would lead to, and when. Nothing is sent.
  --email ADDRESS    who signs up, such as ann@visitors.example
  --name NAME        their name (default: Ann)
  --set FIELD=VALUE  an answer of the form; may be repeated
  --days N           days that are looked at, 1 to 400 (default: 14)
  --at MOMENT        when they sign up, such as 2026-12-01T09:00Z (default: now)
  --fail RECEIVER    one that is out of order: ${receivers.join(', ')}; may be repeated
  --duplicate        they send the form twice
  --full             the event has no place left
  --out DIR          folder of the previews (default: .cache/simulate/<coach>/<campaign>)
  --campaigns DIR    folder of the campaigns (default: campaigns)
  --json             the whole course as JSON
Exit code: 0 simulated, 1 the campaign is not valid or a step reaches outside, 2 this command was called wrongly.`

/** The command was called in a way that cannot be meant; the message says how to call it. */
export class WrongCall extends Error {
  override name = 'WrongCall'
}

export type Call = {
  campaign: string
  email: string
  name: string
  given: Record<string, string>
  days: number
  at: Date
  failing: Receiver[]
  duplicate: boolean
  full: boolean
  out: string
  campaigns: string
  json: boolean
}

/** Reads the command line. Throws `WrongCall`. */
export const readCall = (args: string[]): Call => {
  const { values, positionals } = parsed(args)
  const [campaign, ...others] = positionals
  if (campaign === undefined || others.length > 0) throw new WrongCall(`Name one campaign.\n\n${usage}`)
  if (!/^[^/]+\/[^/]+$/.test(campaign))
    throw new WrongCall(`"${campaign}" is not the name of a campaign: write <coach>/<campaign>.`)
  if (values.email === undefined)
    throw new WrongCall('--email is missing, such as --email ann@visitors.example.')
  const { email, name, duplicate, full, json, campaigns } = values
  const days = Number(values.days)
  if (!Number.isInteger(days) || days < 1 || days > 400)
    throw new WrongCall('--days must be a whole number, 1 to 400.')
  const at = values.at === undefined ? new Date() : new Date(values.at)
  if (Number.isNaN(at.getTime())) throw new WrongCall('--at must be a moment, such as 2026-12-01T09:00Z.')
  const out = values.out ?? join('.cache/simulate', campaign)
  const given = Object.fromEntries(values.set.map(pair))
  return {
    campaign,
    email,
    name,
    given,
    days,
    at,
    failing: values.fail.map(receiver),
    duplicate,
    full,
    out,
    campaigns,
    json,
  }
}

const parsed = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        name: { type: 'string', default: 'Ann' },
        set: { type: 'string', multiple: true, default: [] },
        days: { type: 'string', default: '14' },
        at: { type: 'string' },
        fail: { type: 'string', multiple: true, default: [] },
        duplicate: { type: 'boolean', default: false },
        full: { type: 'boolean', default: false },
        out: { type: 'string' },
        campaigns: { type: 'string', default: 'campaigns' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new WrongCall(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, {
      cause: error,
    })
  }
}

const pair = (text: string): [string, string] => {
  const at = text.indexOf('=')
  if (at < 1) throw new WrongCall(`--set takes FIELD=VALUE, not "${text}".`)
  return [text.slice(0, at), text.slice(at + 1)]
}

const receiver = (word: string): Receiver => {
  const found = receivers.find((name) => name === word)
  if (found) return found
  throw new WrongCall(`--fail takes one of ${receivers.join(', ')}, not "${word}".`)
}

type Campaign = LoadedSite['campaigns'][number]

/** The campaign with the files that it needs; or their problems. Those of other files stop nothing. */
export const findCampaign = (
  { campaign: id, campaigns: dir }: Pick<Call, 'campaign' | 'campaigns'>,
  publicOrigin: string,
): { site: LoadedSite; campaign: Campaign } | { problems: Problem[] } => {
  if (!existsSync(join(dir, '.'))) throw new WrongCall(`There is no folder ${dir}.`)
  const { readable, problems } = loadSite({ dir, stepSchemas, publicOrigin })
  const campaign = readable?.campaigns.find((known) => known.id === id)
  const [coach = ''] = id.split('/')
  const file = join(dir, `${id}.yaml`)
  const mails = campaign ? mailsOf(campaign).map((mail) => join(dir, coach, 'emails', `${mail}.md`)) : []
  const needed = new Set([join(dir, 'site.yaml'), join(dir, coach, 'coach.yaml'), file, ...mails])
  const own = problems.filter((problem) => needed.has(join(problem.file)))
  if (own.length > 0) return { problems: own }
  if (readable && campaign) return asLive(readable, campaign)
  const known = readable?.campaigns.map((one) => one.id) ?? []
  const ofCoach = known.filter((name) => name.startsWith(`${coach}/`))
  const meant = nearest(id, known)
  const hint = meant ? ` Did you mean ${meant}?` : ''
  throw new WrongCall(
    `There is no campaign ${id} in ${dir}.${hint}\nThere are: ${(ofCoach.length > 0 ? ofCoach : known).join(', ')}.`,
  )
}

/** What a sign-up leads to is asked before a page goes live: it is tried as if it were. */
const asLive = (site: LoadedSite, campaign: Campaign) => ({
  site: {
    ...site,
    campaigns: site.campaigns.map((one) => (one === campaign ? { ...one, live: true } : one)),
  },
  campaign,
})

/** File stems of the mails that its steps name, whatever the steps are. */
const mailsOf = ({ pipeline }: Campaign): string[] => {
  const named = (entry: unknown): string[] => {
    if (typeof entry !== 'object' || entry === null) return []
    return Object.entries(entry).flatMap(([key, value]: [string, unknown]) => {
      if (/^email$|Email$/.test(key) && typeof value === 'string') return [value]
      return Array.isArray(value) ? value.flatMap(named) : []
    })
  }
  return pipeline.flatMap(named)
}

const optionOf = (field: string) => (field === 'email' ? '--email ADDRESS' : `--set ${field}=...`)

/** An umlaut before the @ is easily overlooked: it is named. */
const oddLetter = (email: string): string | undefined => {
  const [odd] = /[^\0-~]/u.exec(email.slice(0, email.lastIndexOf('@')).normalize('NFC')) ?? []
  return odd && `No mail address has "${odd}" before its @: write it with a to z, digits, dots and hyphens.`
}

/** Everything that the form asks, filled in as far as the call does not say it. Throws `WrongCall`. */
export const valuesFor = ({ id, sections }: Campaign, call: Pick<Call, 'email' | 'name' | 'given'>) => {
  const form = sections.find((section) => section.type === 'form')
  if (!form || form.sends === false) throw new WrongCall(`${id} has no form that sends anything.`)
  const names = form.fields.map(({ name }) => name)
  const stranger = Object.keys(call.given).find((name) => !names.includes(name))
  if (stranger !== undefined)
    throw new WrongCall(`The form of ${id} has no field "${stranger}". It asks: ${names.join(', ')}.`)
  const values = plausibleValues(form.fields, call)
  const verdict = judgeSubmission(form.fields, values)
  if (verdict.ok) return values
  const sentence = (name: string, words: string) => (name === 'email' && oddLetter(call.email)) || words
  const faults = Object.entries(verdict.fields).map(
    ([name, words]) => `  ${optionOf(name)}  ${sentence(name, words)}`,
  )
  throw new WrongCall(`The form of ${id} would refuse this:\n${faults.join('\n')}`)
}
