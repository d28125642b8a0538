import { expect, test } from 'vitest'
import { configs, loadPage } from '../../../../tests/fixtures/page-fixture.ts'
import { openSite } from '../../load/open-site.ts'
import { goodFiles, writeSite } from '../../../../tests/fixtures/site-fixture.ts'
import { templates } from '../../templates/templates.ts'

const least = { ...configs.event.least, starts: '2027-03-04 19:00 Europe/Berlin' }

test.each([
  ['badge', 'Live, 20 Uhr in Wien', '20 Uhr'],
  ['badge', 'Live, 8 p.m. in Sydney', '8 p.m.'],
  ['badge', 'مباشر، الساعة 8 مساءً بتوقيت برلين', '8 مساءً'],
  ['badge', 'Live, Friday, March 4', 'Friday'],
])('in the setting "%s" of a template "%s" contradicts the event', (key, text, word) => {
  const { diagnostics } = loadPage('event', { ...least, [key]: text })
  expect(diagnostics).toMatchObject([
    { rule: 'event-date', path: `with.${key}`, message: expect.stringContaining(`"${word}"`) },
  ])
})

test.each([
  ['badge', 'Live, um sieben in Berlin'],
  ['badge', 'Live, 5 a.m. in Sydney'],
  ['badge', 'Live event'],
])('in the setting "%s" "%s" is right', (key, text) => {
  expect(loadPage('event', { ...least, [key]: text }).diagnostics).toEqual([])
})

test('a setting further down the page that says another hour than the event gets a note', () => {
  expect(notes('Wir beginnen um 20 Uhr in Wien zusammen.')).toEqual([
    expect.stringMatching(/^with\.subtitle says "20 Uhr", but /),
  ])
  expect(notes('Wir beginnen um 19 Uhr in Wien zusammen.')).toEqual([])
})

const notes = (subtitle: string) => {
  const config = JSON.stringify({ ...least, subtitle })
  const dir = writeSite({
    ...goodFiles,
    'nora/tea.yaml': `coach: nora\npath: /tea\ntemplate: event\nwith: ${config}\n`,
    'nora/emails/tea.md': goodFiles['nora/emails/sleep-guide.md'] ?? '',
  })
  const site = openSite({ dir, publicOrigin: 'https://porch.example', templates })
  site.update(null)
  const found = site.notes(new Date('2026-11-01T00:00:00Z')).filter(({ rule }) => rule === 'said-date')
  return found.map(({ path, message }) => `${path} ${message}`)
}
