import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../../tests/product.ts'

const first =
  'Ann Bob Dora Eve Juniper Mateo Priya Wei Amara Lena Thomas Hana Ines Kofi Saoirse Noah Zofia Ravi Maya Luca'.split(
    ' ',
  )
const last =
  'Archer Marlowe Muller O’Brien Hale Ruiz Raman Zhang Okafor Vogt Ferreira Sato Dubois Mensah Byrne Lindqvist Nowak Iyer Cohen Bianchi'.split(
    ' ',
  )

/** Each is somebody else: after twenty the last names are moved on. */
const nameOf = (at: number): string =>
  `${first[at % first.length]} ${last[(at + 7 * Math.floor(at / first.length)) % last.length]}`

const robots = ['Rita Stone', 'xKqRtBvn', 'Best SEO offers', 'Hector Lind']
const sources = ['instagram/reels', 'newsletter', 'podcast', 'linkedin', '']
const people: Record<string, number> = {
  'harbor/relocation-masterclass': 30,
  'harbor/relocation-guide': 13,
  'vitality/weight-loss-myths': 10,
  'vitality/sugar-free-blueprint': 6,
}
const companies = 'Northwind|Alder & Rye|Brightwater Labs|Quayside|Tamarack Foods|Ostrava Steel'.split('|')
const jobs = 'COO|Head of HR|People Partner|Mobility lead|Office Manager'.split('|')
const sizes = ['51-200', '1-50', '201-1000', '1000+']
const interests = ['high-costs', 'vendor-management', 'employee-satisfaction', 'policy-optimization']
const pick = (of: string[], at: number) => of[at % of.length]
const workOf = (at: number) => ({
  company: pick(companies, at),
  jobTitle: pick(jobs, at * 3),
  companySize: pick(sizes, at),
  relocationInterest: pick(interests, at * 5 + 1),
})

/** Sixty forms of people and four of robots, and what `staff-day.sql` makes of them; with a mail server also its trouble. */
export const seedDay = async ({ origin, query, dataDir }: Product, hasMailServer: boolean): Promise<void> => {
  let sent = 0
  const send = async (campaign: string, name = nameOf(sent), more = {}) => {
    const [utm_source, utm_campaign] = (sources[sent % sources.length] ?? '').split('/')
    const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`
    sent += 1
    const answer = await fetch(`${origin}/api/submit/${campaign}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.7.0.${sent}` },
      body: JSON.stringify({
        name,
        email,
        attribution: { utm_source, ...(utm_campaign && { utm_medium: 'link', utm_campaign }) },
        ...(campaign.endsWith('masterclass') && workOf(sent)),
        ...more,
      }),
    })
    if (!answer.ok) throw new Error(`${campaign}: ${await answer.text()}`)
  }
  for (const [campaign, count] of Object.entries(people))
    for (let each = 0; each < count; each += 1) await send(campaign)
  await send('harbor/relocation-guide', nameOf(0))
  for (const name of robots)
    await send('harbor/relocation-masterclass', name, { website: 'http://spam.example' })
  // What is said about mails is about those that have left.
  while ((await query(isAtWork)).length > 0) await pause(200)
  for (const file of ['staff-day.sql', ...(hasMailServer ? ['staff-trouble.sql'] : [])])
    await query(await readFile(join(import.meta.dirname, file), 'utf8'))
  if (!hasMailServer) await dateKept(join(dataDir, 'mailbox'), await query(selectSent))
}

/** A mail that was kept is as old as the form it answers. */
const dateKept = async (folder: string, leads: Record<string, unknown>[]) => {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const raw = await readFile(file, 'utf8')
    const lead = leads.find(({ email }) => raw.includes(String(email)))
    if (!(lead?.['at'] instanceof Date)) continue
    await writeFile(file, raw.replace(/^Date: .*$/m, `Date: ${lead['at'].toUTCString()}`))
    await utimes(file, lead['at'], lead['at'])
  }
}

const selectSent = `
select leads.email, run.sent_at as at from step_runs run join leads on leads.id = lead_id
where run.sent_at is not null and run.email is not null order by run.sent_at`

const isAtWork = `select 1 from step_runs where state in ('pending', 'running') and next_attempt_at <= now() limit 1`
