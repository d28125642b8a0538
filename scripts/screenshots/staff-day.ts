import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../../tests/product.ts'

const names =
  `Ann Archer|Bob Marlowe|Dora Muller|Eve O’Brien|Juniper Hale|Mateo Ruiz|Priya Raman|Wei Zhang|Amara Okafor|Lena Vogt
Thomas Ferreira|Hana Sato|Ines Dubois|Kofi Mensah|Saoirse Byrne|Noah Lindqvist|Zofia Nowak|Ravi Iyer|Maya Cohen|Luca Bianchi`.split(
    /[|\n]/,
  )
const robots = ['Rita Stone', 'xKqRtBvn', 'Best SEO offers', 'Hector Lind']
const sources = ['instagram/reels', 'newsletter', 'podcast', 'linkedin', '']
const people: Record<string, number> = {
  'harbor/relocation-masterclass': 30,
  'harbor/relocation-guide': 14,
  'vitality/weight-loss-myths': 10,
  'vitality/sugar-free-blueprint': 6,
}
const work = {
  company: 'Northwind',
  jobTitle: 'COO',
  companySize: '51-200',
  relocationInterest: 'high-costs',
}

/** Sixty forms of people and four of robots, and what `staff-day.sql` makes of them; with a mail server also its trouble. */
export const seedDay = async ({ origin, query }: Product, hasMailServer: boolean): Promise<void> => {
  let sent = 0
  const send = async (campaign: string, more = {}) => {
    const name = names[sent % names.length] ?? ''
    const [utm_source, utm_campaign] = (sources[sent % sources.length] ?? '').split('/')
    const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}${sent < names.length ? '' : sent}@example.com`
    sent += 1
    const answer = await fetch(`${origin}/api/submit/${campaign}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.7.0.${sent}` },
      body: JSON.stringify({
        name,
        email,
        attribution: { utm_source, ...(utm_campaign && { utm_medium: 'link', utm_campaign }) },
        ...(campaign.endsWith('masterclass') && work),
        ...more,
      }),
    })
    if (!answer.ok) throw new Error(`${campaign}: ${await answer.text()}`)
  }
  for (const [campaign, count] of Object.entries(people))
    for (let each = 0; each < count; each += 1) await send(campaign)
  for (const name of robots)
    await send('harbor/relocation-masterclass', { name, website: 'http://spam.example' })
  // What is said about mails is about those that have left.
  while ((await query(isAtWork)).length > 0) await pause(200)
  for (const file of ['staff-day.sql', ...(hasMailServer ? ['staff-trouble.sql'] : [])])
    await query(await readFile(join(import.meta.dirname, file), 'utf8'))
}

const isAtWork = `select 1 from step_runs where state in ('pending', 'running') and next_attempt_at <= now() limit 1`
