import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { patterns, wordsOf } from './campaign-patterns.ts'

export const perCoach = 50

export const writeManyCampaigns = (dir: string, size: number): void => {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  write('site.yaml', 'name: Porchlight\n')
  for (let coach = 0; coach * perCoach < size; coach++) {
    const slug = slugOf(coach)
    write(`${slug}/coach.yaml`, coachFile(slug, coach))
    write(`${slug}/emails/later.md`, mail('One more thought', coach))
  }
  for (let index = 0; index < size; index++) {
    const slug = slugOf(Math.floor(index / perCoach))
    const made = patterns[index % patterns.length]?.(slug, `page-${index}`, index)
    if (!made) continue
    write(`${slug}/page-${index}.yaml`, made.campaign)
    if (made.subject !== undefined) write(`${slug}/emails/page-${index}.md`, mail(made.subject, index))
  }
}

export const campaignFileOf = (index: number) => `${slugOf(Math.floor(index / perCoach))}/page-${index}.yaml`

const slugOf = (coach: number) => `coach-${coach}`

const looks = [
  { mood: 'calm', brand: '#006071' },
  { mood: 'bold', brand: '#8a1c4a' },
  { mood: 'elegant', brand: '#1d4d8f' },
] as const

const coachFile = (slug: string, index: number) => {
  const { mood, brand } = looks[index % looks.length] ?? looks[0]
  return `slug: ${slug}
brand: ${wordsOf(index, 2)} Practice
name: ${wordsOf(index + 7, 2)}
bio: ${wordsOf(index + 3, 12)}.
theme:
  mood: ${mood}
  brand: '${brand}'
sender:
  name: ${wordsOf(index + 7, 2)}
  address: hello@${slug}.example
postalAddress: ${index + 1} Harbour Street, Torrow
since: 2026
scheduler: https://calendly.com/${slug}/call
`
}

const mail = (subject: string, index: number) => `---
subject: ${subject}
preheader: ${wordsOf(index + 11, 8)}.
---

# Hello {name}

${wordsOf(index, 30)}.

**${wordsOf(index + 5, 6)}.** ${wordsOf(index + 9, 40)}.

[Read it]({pageUrl})
`
