import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { loadSite } from './load/load-site.ts'
import type { Problem } from './problems/problem.ts'
import type { Template } from './templates/template.ts'

/** A small site without a fault, as files; tests break one thing each. */
export const goodFiles: Record<string, string> = {
  'site.yaml': `name: Porchlight
shortcuts:
  Calm: /sleep-guide
`,
  'nora/coach.yaml': `slug: nora
brand: Nora Sleeps
name: Nora Vale
sender:
  name: Nora Vale
  address: nora@sleep.example
postalAddress: 1 Quiet Lane, Dreamtown
hosts: [sleep.example]
home: /sleep-guide
theme:
  paper: '#fef8eb'
  paper2: '#ffe9cc'
  ink: '#3f181d'
  ink2: '#714949'
  brand: '#bc1f4b'
  onBrand: '#fffbf4'
  brandInk: '#b31a46'
  accent: '#ffa838'
  deep: '#540f24'
  onDeep: '#fcf4e6'
  onDeep2: '#eac5b1'
  line3: '#987f7f'
  font: caprasimo
  radius: 22
  buttonRadius: 99
  art: citrus
`,
  'nora/sleep-guide.yaml': `coach: nora
name: Sleep guide
path: /sleep-guide
aliases: [/sleepguide]
redirects: [/sleep]
seo:
  title: Sleep guide
  description: Seven evenings to better sleep.
sections:
  - type: form
    fields:
      - { type: text, name: name, label: Name }
      - { type: email, name: email, label: E-mail }
    button: { label: Send it, busy: Sending... }
    messages:
      missing: { title: Missing Information }
      success: { title: Done }
      error: { title: Something went wrong }
  - type: success
    title: Check your inbox
    action: { label: Back up, href: '#form' }
pipeline:
  - step: lead
    source: nora-sleep-guide
  - step: journey
    sequence:
      - { email: sleep-guide, after: 0 }
  - step: email
    email: sleep-guide
`,
  'nora/emails/sleep-guide.md': `---
subject: Your guide, {name}
preheader: Seven evenings.
---

Hello {name},

[read it]({pageUrl})
`,
  'nora/assets/portrait.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

export const fewSteps: Record<string, z.ZodType> = {
  lead: z
    .strictObject({
      step: z.literal('lead'),
      source: z.string(),
      metadata: z.record(z.string(), z.string()).default({}),
    })
    .meta({ gives: ['lead'] }),
  journey: z
    .strictObject({
      step: z.literal('journey'),
      sequence: z.array(z.strictObject({ email: z.string(), after: z.number().min(0) })),
    })
    .meta({ needs: ['lead'], gives: ['journey'] }),
  email: z
    .strictObject({
      step: z.literal('email'),
      email: z.string(),
      onError: z.enum(['error', 'partial', 'logged']).default('partial'),
    })
    .meta({ needs: ['lead'] }),
}

/** Writes the good site with some files changed (undefined: left out) into a fresh folder. */
export const writeSite = (changes: Record<string, string | Uint8Array | undefined> = {}): string => {
  const dir = mkdtempSync(join(tmpdir(), 'campaigns-'))
  for (const [file, content] of Object.entries({ ...goodFiles, ...changes })) {
    if (content === undefined) continue
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), content)
  }
  return dir
}

/** Loads the good site with some files changed; problems name files from inside the folder. */
export const loadWith = (
  changes: Record<string, string | Uint8Array | undefined> = {},
  templates: readonly Template[] = [],
  stepSchemas = fewSteps,
) => {
  const dir = writeSite(changes)
  const { site, problems } = loadSite({ dir, stepSchemas, publicOrigin: 'https://porch.example', templates })
  const local = (text: string) => text.replaceAll(`${dir}/`, '')
  return {
    dir,
    site,
    problems: problems.map((problem): Problem => ({
      ...problem,
      file: local(problem.file),
      message: local(problem.message),
    })),
  }
}

/** A good file with one passage replaced. */
export const edited = (file: string, from: string, to: string): Record<string, string> => {
  const text = goodFiles[file] ?? ''
  if (!text.includes(from)) throw new Error(`${file} holds no ${JSON.stringify(from)}.`)
  return { [file]: text.replace(from, to) }
}

/** `<file> <path> <rule> at <words under the caret>` of each problem. */
export const told = (problems: Problem[]) =>
  problems.map(
    ({ file, path, rule, frame }) => `${file} ${path} ${rule}${frame ? ` at ${underCaret(frame)}` : ''}`,
  )

const underCaret = (frame: string): string => {
  const rows = frame.split('\n')
  const caret = rows.findIndex((row) => /^ *\| +\^$/.test(row))
  return (rows[caret - 1] ?? '').slice((rows[caret] ?? '').indexOf('^')).slice(0, 20)
}

export const campaignFile = 'nora/sleep-guide.yaml'
export const coachFile = 'nora/coach.yaml'
export const emailFile = 'nora/emails/sleep-guide.md'

/** A second good campaign at "/other", with one passage replaced. */
export const secondCampaign = (from = '', to = '') =>
  (goodFiles[campaignFile] ?? '')
    .replace('/sleep-guide\n', '/other\n')
    .replace('[/sleepguide]', '[]')
    .replace('[/sleep]', '[]')
    .replace(from, to)
