import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { loadSite } from '../../engine/compile/load/load-site.ts'
import { starters } from './new-campaign.ts'
import { WrongCall } from '../command.ts'
import { readAnswers } from './read-answers.ts'
import { writeAll } from './starter.ts'

const dir = mkdtempSync(join(tmpdir(), 'porchlight-typos-'))
const campaigns = join(import.meta.dirname, '../../campaigns')
for (const name of ['site.yaml', 'harbor', 'ember'])
  cpSync(join(campaigns, name), join(dir, name), { recursive: true })
afterAll(() => rmSync(dir, { recursive: true }))

const refusalOf = (...args: string[]) =>
  readAnswers([...args, '--campaigns', dir]).then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof WrongCall ? error.message : error),
  )

const event = ['--from', 'event']
const ann = ['--name', 'Ann', '--sender', 'ann@orchard.example', '--address', '5 Row']

describe('a typo is reported in one line, with the fix', () => {
  test.each([
    [
      ['campaign', 'nobody/x', ...event],
      'There is no coach "nobody" yet: npm run new -- coach nobody. There are: ember, harbor.',
    ],
    [
      ['campaign', 'Übung/x', ...event],
      'There is no coach "Übung" yet: npm run new -- coach <slug>. There are: ember, harbor.',
    ],
    [['campaign', 'Harbor/x', ...event], 'There is no coach "Harbor". Did you mean "harbor"?'],
    [['campaign', 'harbor/Übung für Zoë', ...event], /joined by dashes, such as "uebung-fuer-zoe"\.$/],
    [['campaign', 'harbor/9ways', ...event], /joined by dashes, such as "ways"\.$/],
    [['campaign', 'harbor/übergröße', ...event], /such as "uebergroesse"\.$/],
    [['campaign', 'harbor/睡眠', ...event], /such as "sleep-map"\.$/],
    [['campaign', `harbor/${'a'.repeat(61)}`, ...event], /must have at most 60 letters\.$/],
    [['campaign', 'harbor/nul', ...event], /is a name that Windows reserves/],
    [
      ['campaign', 'harbor/a/b', ...event],
      '"harbor/a/b" is not the name of a campaign: write <coach>/<name>, such as harbor/sleep-map.',
    ],
    [['campaign', '../../x', ...event], /^"\.\.\/\.\.\/x" is not the name of a campaign/],
    [['campaign', '/etc', ...event], /^"\/etc" is not the name of a campaign/],
    [['campaign', 'harbor/..', ...event], /must be lower-case words/],
    [['campaign', 'harbor/x', 'extra', ...event], /^"extra" is one word too many/],
    [['campaign', 'harbor/', ...event], 'Missing: the name, as <coach>/<name>.'],
    [
      ['campaign', 'harbor/x'],
      'Missing: --from. Allowed: lead-magnet, webinar, event, booking, privacy, terms, contact.',
    ],
    [['campaign', 'harbor/x', '--from', 'lead-magent'], /Did you mean "lead-magnet"\?/],
    [['campaign', 'harbor/x', ...event, '--starts', '2027-02-30T18:00:00Z'], /February 2027 has 28/],
    [
      ['campaign', 'harbor/x', ...event, '--starts', '2020-02-20T18:00:00Z'],
      /is past: nobody could sign up\.$/,
    ],
    [['campaign', 'harbor/x', ...event, '--capacity', '-5'], /^--capacity needs a value\..*--capacity=-5\.$/],
    [['campaign', 'harbor/x', ...event, '--path', '/api'], /^--path: "\/api" must not lie at or below/],
    [
      ['campaign', 'harbor/x', ...event, '--calendar', 'https://calendly.com/x'],
      /^--calendar says nothing about/,
    ],
    [['campaign', 'harbor/x', '--from', 'webinar', '--capacity', '9'], /^--capacity says nothing about/],
    [['campaign', 'harbor/x', '--form', 'event'], 'There is no option "--form". Did you mean "--from"?'],
    [['campaign', 'harbor/x', '--from'], /^--from needs a value\./],
    [['coach', 'orchard', ...event], '--from says nothing about a coach.'],
    [['coach', 'orchard', ...ann, '--address', '5 Row\n# x'], /must be one line/],
    [['coach', 'orchard', ...ann, '--name', ' '], 'Missing: --name.'],
    [['blok', 'x'], /Did you mean "block"\?/],
  ])('%j', async (args, words) => {
    const refusal = await refusalOf(...args)
    expect(refusal).toEqual(typeof words === 'string' ? words : expect.stringMatching(words))
  })

  test('a wrong call prints two lines and writes nothing', () => {
    const call = ['campaign', 'nobody/x', ...event, '--campaigns', dir]
    const program = join(import.meta.dirname, './new.ts')
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...call], { encoding: 'utf8' })
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringContaining('There is no coach "nobody" yet'),
      '`npm run new -- --help` shows how to use it.',
    ])
    expect(existsSync(join(dir, 'nobody'))).toBe(false)
  })
})

test('if one file cannot be written, none is', () => {
  const root = mkdtempSync(join(dir, 'half-'))
  writeFileSync(join(root, 'guides'), 'a file where a folder should be')
  const files = ['emails/a.md', 'a.yaml', 'guides/a.md'].map((name) => ({
    path: join(root, name),
    text: 'x',
  }))
  expect(() => writeAll(files)).toThrow(/guides/)
  expect(readdirSync(root)).toEqual(['guides'])
  rmSync(root, { recursive: true })
})

test('a first coach with a campaign from each starter has no diagnostics and no notes', async () => {
  const fresh = mkdtempSync(join(tmpdir(), 'porchlight-first-'))
  const begin = async (...args: string[]) =>
    writeAll((await readAnswers([...args, '--campaigns', fresh])).made.files)
  await begin('coach', 'orchard', ...ann, '--brand', `"Zoë's" & Co: #1`)
  writeFileSync(join(fresh, 'site.yaml'), 'name: Porchlight\n')
  for (const from of starters) {
    const calendar = from === 'booking' ? ['--calendar', 'https://calendly.com/ann'] : []
    await begin('campaign', `orchard/${from}`, '--from', from, ...calendar)
  }
  const { diagnostics } = loadSite({ dir: fresh, publicOrigin: 'http://127.0.0.1:3000' })
  rmSync(fresh, { recursive: true })
  expect(diagnostics).toEqual([])
})
