import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from './load-site.ts'
import { openSite } from './open-site.ts'
import { goodFiles, writeSite } from '../../../tests/fixtures/site-fixture.ts'

const campaign = (coach: string, path: string) =>
  (goodFiles['nora/sleep-guide.yaml'] ?? '')
    .replace('coach: nora', `coach: ${coach}`)
    .replace('/sleep-guide\n', `${path}\n`)
    .replace('[/sleepguide]', '[]')
    .replace('[/sleep]', '[]')

const others = {
  'nora/sleep-guide.yaml': campaign('nora', '/sleep-guide'),
  'omar/coach.yaml': (goodFiles['nora/coach.yaml'] ?? '')
    .replace('slug: nora', 'slug: omar')
    .replaceAll('sleep.example', 'omar.example')
    .replace('home: /sleep-guide', 'home: /omar'),
  'omar/talk.yaml': campaign('omar', '/omar').replace("href: '#form'", 'href: /sleep-guide#top'),
  'omar/emails/sleep-guide.md': goodFiles['nora/emails/sleep-guide.md'],
}

/** A save, and the coaches that it touches. Each is made on top of the ones before. */
const saves: [string, Record<string, string | null>, string[]][] = [
  [
    'a word',
    { 'omar/talk.yaml': campaign('omar', '/omar').replace('Check your', 'Look into your') },
    ['omar'],
  ],
  [
    'a path that another coach links to is gone',
    { 'nora/sleep-guide.yaml': campaign('nora', '/moved') },
    ['nora'],
  ],
  ['a link to it is fixed', { 'omar/talk.yaml': campaign('omar', '/omar') }, ['omar']],
  ['the path is back', { 'nora/sleep-guide.yaml': campaign('nora', '/sleep-guide') }, ['nora']],
  ['two coaches claim one path', { 'omar/talk.yaml': campaign('omar', '/sleep-guide') }, ['omar']],
  ['half of a file', { 'omar/talk.yaml': 'coach: omar\npath: "/om' }, ['omar']],
  ['the file whole again', { 'omar/talk.yaml': campaign('omar', '/omar') }, ['omar']],
  [
    'a mail that is not there',
    {
      'omar/talk.yaml': campaign('omar', '/omar').replace('- { email: sleep-guide', '- { email: second'),
    },
    ['omar'],
  ],
  [
    'that mail is written, with a word that nothing fills in',
    { 'omar/emails/second.md': `${goodFiles['nora/emails/sleep-guide.md']}{cancelPlaceUrl}` },
    ['omar'],
  ],
  [
    "a coach takes the other's host",
    { 'nora/coach.yaml': (goodFiles['nora/coach.yaml'] ?? '').replace('sleep.example]', 'omar.example]') },
    ['nora'],
  ],
  [
    'a file is gone',
    { 'omar/emails/second.md': null, 'nora/coach.yaml': goodFiles['nora/coach.yaml'] ?? '' },
    ['nora', 'omar'],
  ],
  [
    'a coach with a link to a page of the other that is not there',
    {
      'omar/talk.yaml': campaign('omar', '/omar').replace("href: '#form'", 'href: https://sleep.example/no'),
    },
    ['omar'],
  ],
  [
    'the other has a fault, and with it no host any more',
    { 'nora/coach.yaml': `${goodFiles['nora/coach.yaml']}nonsense: 1\n` },
    ['nora'],
  ],
  [
    'both are in order',
    { 'omar/talk.yaml': campaign('omar', '/omar'), 'nora/coach.yaml': goodFiles['nora/coach.yaml'] ?? '' },
    ['nora', 'omar'],
  ],
  [
    'a sender at a mailbox of a big provider',
    { 'nora/coach.yaml': (goodFiles['nora/coach.yaml'] ?? '').replace(/@sleep.example/, '@gmail.com') },
    ['nora'],
  ],
  ['and back', { 'nora/coach.yaml': goodFiles['nora/coach.yaml'] ?? '' }, ['nora']],
  [
    'a key in a comment of the site',
    { 'site.yaml': `name: Porchlight\n# sk-${'aB3d'.repeat(6)}\n` },
    ['site.yaml'],
  ],
  [
    'a shortcut leads nowhere',
    { 'site.yaml': 'name: Porchlight\nshortcuts:\n  Calm: /nowhere\n' },
    ['site.yaml'],
  ],
  [
    'a dead link with a name near it',
    { 'omar/talk.yaml': campaign('omar', '/omar').replace("href: '#form'", 'href: /sleep-guides') },
    ['omar'],
  ],
  ['another name is nearest', { 'nora/sleep-guide.yaml': campaign('nora', '/sleep-guided') }, ['nora']],
  ['the link arrives', { 'nora/sleep-guide.yaml': campaign('nora', '/sleep-guides') }, ['nora']],
  [
    'at a page that is not live',
    { 'nora/sleep-guide.yaml': `${campaign('nora', '/sleep-guides')}live: false\n` },
    ['nora'],
  ],
]

test('after every save the result is that of reading everything anew', () => {
  const dir = writeSite(others)
  const options = { dir, publicOrigin: 'https://porch.example' }
  const site = openSite(options)
  expect(site.update(null).diagnostics).toEqual([])
  const faults = saves.map(([words, changes, touched]) => {
    for (const [file, text] of Object.entries(changes))
      if (text === null) rmSync(join(dir, file))
      else writeFileSync(join(dir, file), text)
    const found = site.update(new Set(touched))
    const anew = loadSite(options)
    expect(found.diagnostics, words).toEqual(anew.diagnostics)
    expect(JSON.stringify(found.readable), words).toBe(JSON.stringify(anew.readable))
    return found.diagnostics.length > 0
  })
  expect(faults.filter(Boolean).length).toBeGreaterThan(4)
  rmSync(dir, { recursive: true })
})

/** Sends a mail that is not there. */
const talk = (href: string) =>
  campaign('omar', '/omar')
    .replace("href: '#form'", `href: ${href}`)
    .replace('- { email: sleep-guide', '- { email: nothing')

test('a save validates its own coach alone, and the links of all coaches against the new pages', () => {
  const dir = writeSite({ ...others, 'omar/talk.yaml': talk('/omar') })
  const site = openSite({ dir, publicOrigin: 'https://porch.example' })
  const ofOmar = (touched: string[] | null) =>
    site.update(touched && new Set(touched)).diagnostics.filter(({ file }) => file.endsWith('omar/talk.yaml'))
  const move = (path: string) => writeFileSync(join(dir, 'nora/sleep-guide.yaml'), campaign('nora', path))
  const [fault] = ofOmar(null)
  expect(fault?.message).toContain('nothing')
  move('/moved')
  // The same object: this coach was not validated again.
  expect(ofOmar(['nora'])[0]).toBe(fault)
  writeFileSync(join(dir, 'omar/talk.yaml'), talk('/moved'))
  expect(ofOmar(['omar'])).toHaveLength(1)
  move('/elsewhere')
  expect(ofOmar(['nora'])).toHaveLength(2)
  rmSync(dir, { recursive: true })
})

/** Numbers below `end` that look as if drawn by lot, and are the same in every run. */
const lots = (state: number) => (end: number) => {
  state = (state * 48_271) % 2_147_483_647
  return state % end
}

/** A text with a line dropped, doubled, cut off, or said in the words of another file. */
const spoiled = (text: string, other: string, draw: (end: number) => number): string => {
  const lines = text.split('\n')
  const at = draw(lines.length)
  const line = lines[at] ?? ''
  const key = /^[\s-]*\w+:/.exec(line)?.[0] ?? ''
  const theirs = other.split('\n').find((one) => key !== '' && one.trim().startsWith(key.trim()))
  const ways = [[], [line, line], [line.slice(0, draw(line.length + 1))], [theirs ?? `${line}x`]]
  return lines.toSpliced(at, 1, ...(ways[draw(ways.length)] ?? [])).join('\n')
}

test('after random saves the result is that of reading everything anew', () => {
  const files: Record<string, string> = Object.fromEntries(
    Object.entries({ ...goodFiles, ...others }).flatMap(([file, text]) => (text ? [[file, text]] : [])),
  )
  const names = Object.keys(files)
  const dir = writeSite(others)
  const options = { dir, publicOrigin: 'https://porch.example' }
  const site = openSite(options)
  site.update(null)
  const draw = lots(39)
  const rules = new Set<string>()
  for (let save = 0; save < 40; save += 1) {
    const file = names[draw(names.length)] ?? ''
    const path = join(dir, file)
    const way = draw(8)
    const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
    if (way === 0) rmSync(path, { force: true })
    else if (way < 4 || before === '') writeFileSync(path, files[file] ?? '')
    else writeFileSync(path, spoiled(before, files[names[draw(names.length)] ?? ''] ?? '', draw))
    const found = site.update(new Set([file.split('/')[0] ?? '']))
    const anew = loadSite(options)
    expect(found.diagnostics, `save ${save}, of ${file}`).toEqual(anew.diagnostics)
    expect(JSON.stringify(found.readable), `save ${save}, of ${file}`).toBe(JSON.stringify(anew.readable))
    for (const { rule } of found.diagnostics) rules.add(rule)
  }
  expect(rules.size).toBeGreaterThan(4)
  rmSync(dir, { recursive: true })
})

test('a campaign whose file was not touched stays the very object that it was', () => {
  const dir = writeSite(others)
  const site = openSite({ dir, publicOrigin: 'https://porch.example' })
  const before = site.update(null).site
  writeFileSync(
    join(dir, 'omar/talk.yaml'),
    campaign('omar', '/omar').replace('Check your', 'Look into your'),
  )
  const after = site.update(new Set(['omar'])).site
  expect(after?.campaigns.map((loaded) => before?.campaigns.includes(loaded))).toEqual([true, false])
  rmSync(dir, { recursive: true })
})
