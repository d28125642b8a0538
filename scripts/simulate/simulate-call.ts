import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadSite } from '../../engine/compile/load/load-site.ts'
import type { LoadedSite } from '../../engine/compile/load/loaded-site.ts'
import { nearest } from '../../engine/compile/fixes/nearest.ts'
import type { Diagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { validateSubmission } from '../../engine/campaign/form/validate-submission.ts'
import { namedEmails } from '../../engine/campaign/mail/named-emails.ts'
import { plausibleValues } from '../../server/simulate/plausible-values.ts'
import { WrongCall } from '../command.ts'
import type { Call } from './simulate-arguments.ts'

type Campaign = LoadedSite['campaigns'][number]

export const findCampaign = (
  { campaign: id, campaigns: dir }: Pick<Call, 'campaign' | 'campaigns'>,
  publicOrigin: string,
): { site: LoadedSite; campaign: Campaign } | { diagnostics: Diagnostic[] } => {
  if (!existsSync(join(dir, '.'))) throw new WrongCall(`There is no folder ${dir}.`)
  const { readable, diagnostics } = loadSite({ dir, publicOrigin })
  const campaign = readable?.campaigns.find((known) => known.id === id)
  const [coach = ''] = id.split('/')
  const file = join(dir, `${id}.yaml`)
  const mails = campaign ? mailsOf(campaign).map((mail) => join(dir, coach, 'emails', `${mail}.md`)) : []
  const needed = new Set([join(dir, 'site.yaml'), join(dir, coach, 'coach.yaml'), file, ...mails])
  const own = diagnostics.filter((diagnostic) => needed.has(join(diagnostic.file)))
  if (own.length > 0) return { diagnostics: own }
  if (readable && campaign) return asLive(readable, campaign)
  throw noCampaign(id, dir, readable?.campaigns.map((one) => one.id) ?? [])
}

const noCampaign = (id: string, dir: string, known: string[]): WrongCall => {
  const [coach = ''] = id.split('/')
  const coaches = [...new Set(known.map((name) => name.slice(0, name.indexOf('/'))))]
  const owner = coaches.includes(coach) ? coach : nearest(coach, coaches)
  const near = owner === undefined ? known : known.filter((name) => name.startsWith(`${owner}/`))
  const suggestion = nearest(id, known)
  const hint = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`
  const rest = near.length > most ? ` and ${near.length - most} more` : ''
  const there = near.length > 0 ? `\nThere are: ${near.slice(0, most).join(', ')}${rest}.` : ''
  return new WrongCall(`There is no campaign ${id} in ${dir}.${hint}${there}`)
}

const most = 20

const asLive = (site: LoadedSite, campaign: Campaign) => ({
  site: {
    ...site,
    campaigns: site.campaigns.map((one) => (one === campaign ? { ...one, live: true } : one)),
  },
  campaign,
})

const mailsOf = ({ pipeline }: Campaign): string[] =>
  pipeline.flatMap((entry) => namedEmails(entry).map(({ name }) => name))

type Facts = Pick<Call, 'email' | 'name' | 'given'>

const optionOf = (field: string, { given }: Facts) =>
  field === 'email' || (field === 'name' && given['name'] === undefined)
    ? `--${field} ${field === 'email' ? 'ADDRESS' : 'NAME'}`
    : `--set ${field}=...`

const oddLetter = (email: string): string | undefined => {
  const [odd] = /[^\0-~]/u.exec(email.slice(0, email.lastIndexOf('@')).normalize('NFC')) ?? []
  return odd && `No mail address has "${odd}" before its @: write it with a to z, digits, dots and hyphens.`
}

export const valuesFor = ({ id, sections }: Campaign, call: Facts) => {
  const form = sections.find((section) => section.type === 'form')
  if (!form || form.sends === false)
    throw new WrongCall(
      `${id} has no form that sends anything: a visit leads to nothing that could be shown.`,
    )
  const names = form.fields.map(({ name }) => name)
  const stranger = Object.keys(call.given).find((name) => !names.includes(name))
  if (stranger !== undefined)
    throw new WrongCall(`The form of ${id} has no field "${stranger}". Its fields: ${names.join(', ')}.`)
  const values = plausibleValues(form.fields, call)
  const verdict = validateSubmission(form.fields, values)
  if (verdict.ok) return values
  const sentence = (name: string, words: string) => (name === 'email' && oddLetter(call.email)) || words
  const faults = Object.entries(verdict.fields).map(
    ([name, words]) => `  ${optionOf(name, call)}  ${sentence(name, words)}`,
  )
  throw new WrongCall(`The form of ${id} would refuse this:\n${faults.join('\n')}`)
}
