import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { loadSite } from '../../engine/compile/load/load-site.ts'
import { createAsker } from './ask.ts'
import { diagnosticsOf } from './check-new.ts'
import { starters } from './new-campaign.ts'
import { inFolder } from './new-options.ts'
import { newBlock, newStep } from './new-part.ts'
import { readAnswers } from './read-answers.ts'

const dir = mkdtempSync(join(tmpdir(), 'porchlight-new-test-'))
for (const coach of ['harbor', 'ember', 'rampup'])
  cpSync(join(import.meta.dirname, '../../campaigns', coach), join(dir, coach), { recursive: true })
writeFileSync(join(dir, 'site.yaml'), 'name: Porchlight\n')
afterAll(() => rmSync(dir, { recursive: true }))

const answersOf = (...args: string[]) => readAnswers([...args, '--campaigns', dir])
const refusalOf = (...args: string[]) =>
  answersOf(...args).then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

test('a mail to follow a sign-up is valid without edits, and says how a campaign sends it', async () => {
  const { made } = await answersOf('mail', 'harbor/second-week')
  expect(diagnosticsOf(made.files, dir)).toEqual([])
  const [mail] = made.files
  expect(mail?.path).toBe(join(dir, 'harbor/emails/second-week.md'))
  expect(mail?.text).toMatch(/^---\nsubject: 'Second week: /)
  expect(mail?.text).not.toMatch(/NAME/)
  expect(made.next.join('\n')).toContain('- { email: second-week, after: 48 }')
  expect(await refusalOf('mail', 'harbr/x')).toContain('There is no coach "harbr". Did you mean "harbor"?')
  expect(await refusalOf('mail', 'harbor/x', '--from', 'event')).toContain(
    '--from says nothing about a mail.',
  )
})

test.each([
  ['de', 'Dein Leitfaden ist da', 'Womit du anfängst'],
  ['es', 'Tu guía ya está aquí', 'Por dónde empezar'],
  ['fr', 'Votre guide est arrivé', 'Par où commencer'],
  ['ar', 'وصل دليلك', 'من أين تكون البداية'],
])(
  'of a coach with "lang: %s" the mails and the guide are begun in that language, and valid',
  async (lang, subject, chapter) => {
    const file = join(dir, 'harbor/coach.yaml')
    const english = readFileSync(file, 'utf8')
    writeFileSync(file, `${english}\nlang: ${lang}\n`)
    try {
      for (const from of ['event', 'webinar'] as const)
        expect(
          diagnosticsOf((await answersOf('campaign', 'harbor/x', '--from', from)).made.files, dir),
        ).toEqual([])
      const { made } = await answersOf('campaign', 'harbor/first-steps', '--from', 'lead-magnet')
      expect(diagnosticsOf(made.files, dir)).toEqual([])
      expect(made.files[1]?.text).toContain(`subject: ${subject}`)
      expect(made.files[2]?.text).toContain(`## ${chapter}`)
      const mail = (await answersOf('mail', 'harbor/second-week')).made
      expect(diagnosticsOf(mail.files, dir)).toEqual([])
      expect(mail.files[0]?.text).not.toContain('this week')
    } finally {
      writeFileSync(file, english)
    }
  },
)

test('a coach may have the drawing of what they do', async () => {
  const coach = ['--name', 'Rex', '--sender', 'rex@dogs.example', '--address', 'Lane 1', '--art', 'dots']
  const { made } = await answersOf('coach', 'rex', ...coach)
  expect(made.files[0]?.text).toContain('mood: calm, art: dots }')
  expect(diagnosticsOf(made.files, dir)).toEqual([])
})

test('the first coach of a folder brings the file of its site, the next one does not', async () => {
  const empty = join(dir, 'own')
  const coach = [
    '--name',
    'Ines',
    '--sender',
    'ines@brandao.example',
    '--address',
    'Rua 1, Porto',
    '--brand',
    'Slow Bar',
  ]
  const { made } = await readAnswers(['coach', 'ines', ...coach, '--mood', 'warm', '--campaigns', empty])
  expect(made.files.find(({ path }) => path === join(empty, 'site.yaml'))?.text).toBe('name: Slow Bar\n')
  expect(diagnosticsOf(made.files, empty)).toEqual([])
  const { made: next } = await answersOf('coach', 'ines', ...coach, '--mood', 'warm')
  expect(next.files).toHaveLength(1)
})

test.each([
  ['Check it: npm run validate', 'Check it: npm run validate -- --campaigns own'],
  ['npm run simulate -- a/b --email x', 'npm run simulate -- --campaigns own a/b --email x'],
  ['Write your text.', 'Write your text.'],
])('in a folder of its own "%s" says the folder', (line, said) => {
  expect(inFolder(line, 'own')).toBe(said)
  expect(inFolder(line, 'campaigns')).toBe(line)
})

describe('a campaign', () => {
  test.each(starters)('from %s is valid without edits, and not live', async (from) => {
    const { made } = await answersOf('campaign', 'harbor/first-steps', '--from', from)
    expect(diagnosticsOf(made.files, dir)).toEqual([])
    const [campaign] = made.files
    expect(campaign?.path).toBe(join(dir, 'harbor/first-steps.yaml'))
    expect(campaign?.text).toContain('path: /first-steps\nlive: false')
    expect(made.next.some((line) => line.includes('npm run simulate -- harbor/first-steps --email'))).toBe(
      ['lead-magnet', 'webinar', 'event'].includes(from),
    )
    expect(made.files.map(({ text }) => text).join('')).not.toMatch(
      /COACH|SLUG|NAME|PATH|STARTS|WHEN|CAPACITY|CALENDAR|UPDATED/,
    )
  })

  test('with a path that another page has is reported', async () => {
    const { made } = await answersOf('campaign', 'harbor/calls', '--from', 'booking', '--path', '/booking')
    expect(diagnosticsOf(made.files, dir).map(({ rule }) => rule)).toEqual(['path-taken'])
  })

  test.each([
    [['campaign', 'harbr/x', '--from', 'event'], 'There is no coach "harbr". Did you mean "harbor"?'],
    [['campaign', 'harbor/x'], 'Missing: --from.'],
    [['campaign', 'harbor'], 'Missing: the name, as <coach>/<name>.'],
    [['campaign', 'harbor/Big One', '--from', 'event'], 'must be lower-case words joined by dashes'],
    [
      ['campaign', 'harbor/x', '--from', 'event', '--starts', 'tomorrow'],
      '--starts: "tomorrow" must be a date that exists',
    ],
    [['campaign', 'ember/x', '--from', 'booking'], 'Missing: --calendar https://'],
    [['page'], '"page" is not allowed for the kind.'],
    [[], 'Missing: the kind.'],
    [['block', 'x', '--colour'], '--colour needs a value.'],
  ])('%j is refused with a reason', async (args, words) => {
    expect(await refusalOf(...args)).toContain(words)
  })
})

test('a new coach is valid without edits, whatever the name', async () => {
  const words = [
    '--name',
    "Ann O'Hara: yes",
    '--sender',
    'ann@orchard.example',
    '--address',
    "5 Row's End: #3, Port Ellery",
  ]
  const { made } = await answersOf('coach', 'orchard', ...words)
  expect(diagnosticsOf(made.files, dir)).toEqual([])
  expect(made.files[0]?.text).toContain(`name: 'Ann O''Hara: yes'`)
  expect(await refusalOf('coach', 'orchard', ...words, '--mood', 'clam')).toContain('Did you mean "calm"?')
})

test('the commented lines of a new coach.yaml are valid once they are uncommented', async () => {
  const words = ['--name', 'Ann', '--sender', 'ann@example.com', '--address', '5 Row, Port Ellery']
  const { made } = await answersOf('coach', 'wharf', ...words)
  const files = made.files.map(({ path, text }) => ({
    path,
    text: text.replace(/^# (?=(?:hosts|scheduler|links): ?|[ ])/gm, '').replace(/^#(?=   \w)/gm, ''),
  }))
  expect(files[0]?.text).toMatch(/^links:\n {2,}privacy: /m)
  expect(diagnosticsOf(files, dir)).toEqual([])
})

test('every file of a new block or step contains its name', () => {
  expect(newBlock('price-list').files.map(({ path }) => path)).toEqual([
    'blocks/price-list/price-list.schema.ts',
    'blocks/price-list/price-list.tsx',
    'blocks/price-list/price-list.css',
    'blocks/price-list/price-list.example.yaml',
  ])
  const [schema] = newBlock('price-list').files
  expect(schema?.text).toContain(`export const PriceListProps = z`)
  expect(schema?.text).toContain(`type: z.literal('price-list')`)
  const [definition, handler] = newStep('call-back').files
  expect(definition?.path).toBe('engine/campaign/steps/call-back.ts')
  expect(definition?.text).toContain('export const callBackStep = defineStep({')
  expect(handler?.path).toBe('server/steps/call-back.ts')
  expect(handler?.text).toContain('export const callBackHandler = defineHandler(callBackStep, {')
})

test('nothing that the command line contains is prompted for', async () => {
  const asker = createAsker(true)
  expect(await asker.choice('Which?', ['one', 'two'], 'two', '--which')).toBe('two')
  expect(await asker.text('What?', ' here ', { what: '--what' })).toBe('here')
})

/** All words of the others are the template's and the coach's. */
const withSamples = starters.filter((name) => name !== 'privacy' && name !== 'contact')

test.each(withSamples)('a page from %s cannot go live with the sample text of its starter', async (from) => {
  const { made } = await answersOf('campaign', 'harbor/first-words', '--from', from)
  const live = made.files.map(({ path, text }) => ({ path, text: text.replace(/^live.*\n/m, '') }))
  for (const { path, text } of live) writeFileSync(path, text)
  const { diagnostics } = loadSite({ dir, publicOrigin: 'http://127.0.0.1:3000' })
  for (const { path } of live) rmSync(path)
  expect(new Set(diagnostics.map(({ rule }) => rule))).toEqual(new Set(['leftover-text']))
  expect(new Set(diagnostics.map(({ file }) => file))).toEqual(new Set(live.map(({ path }) => path)))
  const texts = (live[0]?.text ?? '').matchAll(/^ +(?:- \{ )?(?:.*, )?(title|description|subtitle): /gm)
  expect(diagnostics.filter(({ path }) => path.startsWith('with.')).length).toBeGreaterThanOrEqual(
    [...texts].length,
  )
})

test('a new event shows the date it starts on', async () => {
  const starts = '2027-01-17T18:30:00-08:00'
  const { made } = await answersOf('campaign', 'harbor/first-night', '--from', 'event', '--starts', starts)
  expect(made.files[0]?.text).toContain(`starts: '${starts}'`)
  expect(made.files[0]?.text).toContain('# when: Sunday, January 17, 2027, 6:30 p.m. #')
})
