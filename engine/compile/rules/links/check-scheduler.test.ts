import { expect, test } from 'vitest'
import {
  campaignFile,
  coachFile,
  edited,
  loadWith,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

const schedulerAt = (calendar: string) =>
  edited(
    campaignFile,
    '  - type: success\n',
    `  - { type: scheduler, label: Book, calendar: ${JSON.stringify(calendar)} }\n  - type: success\n`,
  )
const coachAt = (calendar: string) =>
  edited(coachFile, 'hosts:', `scheduler: ${JSON.stringify(calendar)}\nhosts:`)

test.each(['https://calendly.com/nora/talk', 'https://nora.savvycal.com/', 'https://cal.com'])(
  'calls may be booked at %s',
  (calendar) => {
    expect(loadWith({ ...schedulerAt(calendar), ...coachAt(calendar) }).diagnostics).toEqual([])
  },
)

test.each([
  'https://evil.example/nora',
  'https://calendly.com.evil.example/nora',
  'https://evilcalendly.com/nora',
  'https://calendly.com@evil.example/nora',
  'https://calendly.com:8443/nora',
  'https://[::1]/nora',
  '#form',
  'mailto:nora@calendly.com',
  '@deliverable',
])('a calendar at "%s" is refused, for a campaign and for a coach', (calendar) => {
  const { diagnostics } = loadWith({ ...schedulerAt(calendar), ...coachAt(calendar) })
  const found = diagnostics.filter(({ rule }) => rule === 'scheduler-host')
  expect(found.map(({ file, path }) => `${file} ${path}`)).toEqual([
    `${coachFile} scheduler`,
    `${campaignFile} sections[1].calendar`,
  ])
})

test.each(['javascript:alert(1)', 'http://calendly.com/nora', '//calendly.com/nora'])(
  '"%s" is not the address of a calendar',
  (calendar) => {
    const places = reported(loadWith({ ...schedulerAt(calendar), ...coachAt(calendar) }).diagnostics).join(
      '\n',
    )
    expect(places).toContain(`${coachFile} scheduler scheduler-host`)
    expect(places).toContain(`${campaignFile} sections[1].calendar scheduler-host`)
  },
)

test('a misspelt "@scheduler" is reported once, with the right one', () => {
  const { diagnostics } = loadWith(schedulerAt('@schedular'))
  expect(reported(diagnostics)).toEqual([
    `${campaignFile} sections[1].calendar scheduler-host at "@schedular" }`,
  ])
  expect(diagnostics[0]?.fix).toMatch(/^Did you mean "@scheduler"\? /)
})

test('a host that is refused is reported with the list and where to add to it', () => {
  const [diagnostic] = loadWith(coachAt('https://calendy.com/nora')).diagnostics
  expect(diagnostic?.message).toBe('the host "calendy.com" is not one that calls may be booked at.')
  expect(diagnostic?.fix).toMatch(
    /^Did you mean "calendly\.com"\? Allowed: calendly\.com, .*campaigns\/site\.yaml, under "schedulerHosts"\.$/,
  )
})

test('site.yaml says which hosts there are', () => {
  const site = { 'site.yaml': 'name: Porchlight\nschedulerHosts: [book.example]\n' }
  expect(loadWith({ ...site, ...coachAt('https://nora.book.example/') }).diagnostics).toEqual([])
  expect(reported(loadWith({ ...site, ...coachAt('https://calendly.com/') }).diagnostics)).toEqual([
    `${coachFile} scheduler scheduler-host at "https://calendly.co`,
  ])
})

const slotAt = (calendar: string) =>
  edited(
    campaignFile,
    '  - type: success\n',
    `  - { type: scheduler, variant: slots, label: Book, calendar: 'https://cal.com/a', slots: [{ label: Today, calendar: ${JSON.stringify(calendar)} }] }\n  - type: success\n`,
  )

test('the times of a section are validated like its calendar', () => {
  expect(loadWith(slotAt('https://cal.com/nora/today')).diagnostics).toEqual([])
  expect(reported(loadWith(slotAt('https://evil.example/nora')).diagnostics)[0]).toMatch(
    /slots\[0\]\.calendar scheduler-host/,
  )
})
