import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAll } from '../../tests/extent.ts'
import { coachFile, linkedCoach, writeSite } from '../../tests/fixtures/site-fixture.ts'
import { runHere } from '../../tests/run-here.ts'
import { slowness } from '../../tests/slowness.ts'
import { validateCampaigns } from './check-files.ts'

const campaigns = join(import.meta.dirname, '../../campaigns')

/** As in a terminal, also on GitHub. */
const environment = { GITHUB_ACTIONS: 'false' }

/** In a process of its own. */
const run = (flags: string[], args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...flags, join(import.meta.dirname, 'validate.mjs'), ...args],
    { encoding: 'utf8', env: { ...process.env, ...environment } },
  )
  return { status, stdout, stderr }
}

const validate = (...args: string[]) => runHere(validateCampaigns, args, environment)

// On Linux `maxRSS` of a new process begins with that of its parent, here a worker full of other tests.
const reportMemory = `
import { readFileSync } from 'node:fs'
const most = () => /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]
const kilobytes = process.platform === 'linux' ? most : () => process.resourceUsage().maxRSS
process.on('exit', () => console.error('kilobytes: ' + kilobytes()))`

/** `megabytes`: the most that it used. */
const runMeasured = (...args: string[]) => {
  const began = performance.now()
  const ran = run(['--import', `data:text/javascript,${encodeURIComponent(reportMemory)}`], args)
  const milliseconds = performance.now() - began
  return { ...ran, milliseconds, megabytes: Number(/^kilobytes: (\d+)$/m.exec(ran.stderr)?.[1]) / 1024 }
}

test('the campaigns of the project are valid', () => {
  const { status, stdout, stderr } = run([], ['--campaigns', campaigns])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  // Notes, such as an event in the past, come first.
  expect(stdout).toMatch(/^Nothing is wrong: \d+ coach(es)?, \d+ campaigns?, \d+ emails?\.\n$/m)
})

test('diagnostics are printed with their place and counted', async () => {
  const dir = writeSite({ [coachFile]: linkedCoach, 'site.yaml': 'nam: Porchlight\n' })
  const { status, stdout, stderr } = await validate('--campaigns', dir)
  expect(status).toBe(1)
  expect(stderr).toContain(`${dir}/site.yaml:1:1 nam: this key is not known. (unknown-key)`)
  expect(stderr).toContain('  help: Did you mean "name"?')
  expect(stdout).toMatch(/^\d+ diagnostics? in \d+ files?\. \d+ can be repaired by --fix/)
})

test('a file nested deep enough to crash the process is reported like any other mistake', () => {
  const deep = '['.repeat(1500) + ']'.repeat(1500)
  const dir = writeSite({ 'nora/a.yaml': deep, 'nora/b.yaml': deep })
  const { status, stderr } = run([], ['--campaigns', dir])
  expect(status).toBe(1)
  expect(stderr.match(/nested more than 32 levels deep/g)).toHaveLength(2)
})

test('YAML aliases that unfold without end are refused quickly', () => {
  const lines = ['x0: &x0 [a, a, a, a, a, a, a, a, a]']
  for (let level = 1; level < 9; level++)
    lines.push(
      `x${level}: &x${level} [${Array(9)
        .fill(`*x${level - 1}`)
        .join(', ')}]`,
    )
  const dir = writeSite({ 'nora/bomb.yaml': lines.join('\n') })
  const runs = (isAll ? [1, 2, 3] : [1]).map(() => runMeasured('--campaigns', dir))
  expect(Math.min(...runs.map(({ milliseconds }) => milliseconds))).toBeLessThan(2000 * slowness())
  for (const { status, stderr, megabytes } of runs) {
    expect(status).toBe(1)
    expect(stderr).toContain(`${dir}/nora/bomb.yaml:2:`)
    expect(megabytes).toBeLessThan(200)
  }
})

const nightCampaign = (index: number) =>
  `coach: nora
path: /night-${index}
template: lead-magnet
with:
  title: Sleep
  subtitle: A map of the night for people who lie awake until three.
  leadMagnetName: The Night Map
  benefits: [{ title: A plan }]
`

test('thousands of files are validated in one run', () => {
  const mail = '---\nsubject: Here\npreheader: It is\n---\n\nHello\n'
  const count = isAll ? 5_000 : 1_000
  const names = Array.from({ length: count }, (_, index) => `night-${index}`)
  const dir = writeSite({
    [coachFile]: linkedCoach,
    'nora/sleep-guide.yaml': nightCampaign(0).replace('night-0', 'sleep-guide'),
    ...Object.fromEntries(names.map((name, index) => [`nora/${name}.yaml`, nightCampaign(index)])),
    ...Object.fromEntries(names.map((name) => [`nora/emails/${name}.md`, mail])),
  })
  const { status, stdout, stderr } = run([], ['--campaigns', dir])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toBe(`Nothing is wrong: 1 coach, ${count + 1} campaigns, ${count + 1} emails.\n`)
}, 60_000)

test('--fix repairs the mistakes it can, and reports the others', async () => {
  const dir = writeSite({ 'site.yaml': 'nmae: Porchlight\n', 'nora/b.yaml': 'a: [1' })
  const file = `${dir}/site.yaml`
  const dry = await validate('--campaigns', dir, '--fix', '--dry-run')
  expect(dry.status).toBe(1)
  expect(dry.stdout).toContain('\n-nmae: Porchlight\n+name: Porchlight\n')
  expect(readFileSync(file, 'utf8')).toBe('nmae: Porchlight\n')
  const { status, stdout, stderr } = await validate('--campaigns', dir, '--fix')
  expect(status).toBe(1)
  expect(stdout).toContain(`${file}:1:1 nmae -> name (unknown-key)\n`)
  expect(stderr).toContain(`${dir}/nora/b.yaml:1:4: this "[" is not closed.`)
  expect(readFileSync(file, 'utf8')).toBe('name: Porchlight\n')
})

test('with a name, only the diagnostics of that name are shown and count for the exit code', async () => {
  const dir = writeSite({ 'site.yaml': 'nmae: Porchlight\n', 'nora/b.yaml': 'a: [1' })
  const { status, stdout } = await validate('--campaigns', dir, '--format', 'json', 'nora/b')
  const reported: unknown = JSON.parse(stdout)
  expect(status).toBe(1)
  expect(reported).toMatchObject({
    diagnostics: [{ file: `${dir}/nora/b.yaml` }],
    summary: { diagnostics: 1 },
  })
  const emails = await validate('--campaigns', dir, 'nora/emails')
  expect([emails.status, emails.stderr]).toEqual([0, ''])
  expect(emails.stdout).toMatch(/^Nothing is wrong here\. \d+ more diagnostics? in other files\.\n$/)
})

test('rules are listed and explained', async () => {
  expect((await validate('--rules')).stdout).toMatch(/^\* unknown-key +Only known keys/m)
  expect((await validate('--explain', 'unknown-key')).stdout).toContain('--fix')
  const { status, stderr } = await validate('--explain', 'unknown-kee')
  expect([status, stderr]).toEqual([
    2,
    'There is no rule "unknown-kee". Did you mean "unknown-key"?\n`npm run validate -- --help` shows how to use it.\n',
  ])
})

test.each([
  [['--campains', 'x']],
  [['--campaigns', '/no/such/folder']],
  [['--format', 'xml']],
  [['--dry-run']],
  [['no-such-coach']],
  [['..']],
])('a wrong call (%s) points to --help', async (args) => {
  const { status, stderr } = await validate(...args)
  expect(status).toBe(2)
  expect(stderr).toContain('`npm run validate -- --help` shows how to use it.')
})

test('the examples in the guide for marketers are valid when copied', async () => {
  const guide = readFileSync(join(campaigns, 'README.md'), 'utf8')
  const examples = [...guide.matchAll(/```(?:yaml|markdown)\n([^]*?)```/g)].map(([, example = '']) => example)
  const dir = join(mkdtempSync(join(tmpdir(), 'guide-')), 'campaigns')
  cpSync(campaigns, dir, { recursive: true })
  expect(examples).toHaveLength(23)
  const [
    page = '',
    mail = '',
    fromTemplate = '',
    call = '',
    evening = '',
    masterclass = '',
    kept = '',
    offered = '',
    reached = '',
    order = '',
    steps = '',
    fields = '',
    notifying = '',
    notices = '',
    event = '',
    again = '',
    journey = '',
    confirmed = '',
    booking = '',
    counting = '',
    look = '',
    site = '',
    staff = '',
  ] = examples
  const files = {
    'staff.yaml': staff,
    'vitality/sleep-reset.yaml': page,
    'vitality/emails/sleep-reset.md': mail,
    'vitality/sleep-map.yaml': fromTemplate,
    'rampup/one-number.yaml': call,
    'vitality/soup-evening.yaml': evening,
    'vitality/quiet-nights.yaml': masterclass,
    'vitality/privacy.yaml': kept,
    'vitality/terms.yaml': offered,
    'vitality/contact.yaml': reached,
    'vitality/sleep-order.yaml': `${fromTemplate.replace('/sleep-map', '/sleep-order')}${order}${steps}`,
    'vitality/sleep-nights.yaml': confirmed,
    'vitality/sleep-copy.yaml': withSteps(page, notifying),
    'vitality/coach.yaml': `${readFileSync(join(dir, 'vitality/coach.yaml'), 'utf8')}${notices}${counting}mailingList: 0a1b2c3d4e\n`,
    'harbor/sleep-evening.yaml': withParts(page, { fields, event, journey, booking }),
    'harbor/sleep-monthly.yaml': withParts(page, { fields, event: again, journey: '', booking: '' })
      .replaceAll('sleep-evening', 'sleep-monthly')
      .replaceAll('sleepevening', 'sleepmonthly')
      .replace('[/sleep-tonight]', '[/sleep-every-month]'),
    'harbor/emails/sleep-reset.md': mail.replace('{pageUrl}', '{calendarUrl}'),
    'rampup/coach.yaml': readFileSync(join(dir, 'rampup/coach.yaml'), 'utf8').replace(
      /^theme:\n(?: .*\n)+/m,
      look,
    ),
    'site.yaml': site,
  }
  for (const part of [inset(fields, 4), inset(event, 2), inset(journey, 2), inset(booking, 2)])
    expect(files['harbor/sleep-evening.yaml']).toContain(part)
  expect(files['rampup/coach.yaml']).toContain(look)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text)
  for (const [, name = ''] of journey.matchAll(/email: ([a-z-]+)/g))
    writeFileSync(join(dir, `harbor/emails/${name}.md`), mail.replace('{pageUrl}', '{calendarUrl}'))
  writeFileSync(join(dir, 'vitality/emails/sleep-map.md'), mail.replace('{pageUrl}', '{deliverableUrl}'))
  for (const name of [
    'sleep-order',
    'sleep-nights',
    'soup-evening',
    'what-to-bring',
    'the-recipes',
    'quiet-nights',
    'second-night',
  ])
    writeFileSync(join(dir, `vitality/emails/${name}.md`), mail)
  mkdirSync(join(dir, 'vitality/guides'), { recursive: true })
  writeFileSync(join(dir, 'vitality/guides/sleep-map.md'), /```text\n(---\n[^]*?)```/.exec(guide)?.[1] ?? '')
  expect((await validate('--campaigns', dir)).stderr).toBe('')
})

type Parts = { fields: string; event: string; journey: string; booking: string }
const withParts = (page: string, { fields, event, journey, booking }: Parts) =>
  page
    .replace('coach: vitality', 'coach: harbor')
    .replaceAll(/sleep-?reset\b(?! guide)/g, (name) =>
      name === 'sleep-reset' ? 'sleep-evening' : 'sleepevening',
    )
    .replace('email: sleep-evening', 'email: sleep-reset')
    .replace('redirects: [/sleep]', 'redirects: [/sleep-tonight]')
    .replace(/ {4}fields:\n[^]*?(?= {4}button:)/, inset(fields, 4))
    .replace(
      '    messages:\n',
      '    messages:\n      full: { title: Full }\n      duplicate: { title: Here already }\n',
    )
    .replace('  - type: footer\n', `${inset(booking, 2)}  - type: footer\n`)
    .replace('  - step: email\n', `${inset(event, 2)}${inset(journey, 2)}  - step: email\n`)

/** The page of the guide at another address, with a webhook and a notification. */
const withSteps = (page: string, pipeline: string) =>
  page
    .replaceAll(/sleep-?reset\b/g, (name) => (name === 'sleep-reset' ? 'sleep-copy' : 'sleepcopy'))
    .replace('redirects: [/sleep]', 'redirects: [/sleep-copied]')
    .replace(/^pipeline:[^]*/m, pipeline)
    .replace('path: /sleep-copy', 'path: /sleep-copy\ndeliverable: sleep-map.md')

const inset = (text: string, depth: number) => text.replaceAll(/^(?=.)/gm, ' '.repeat(depth))
