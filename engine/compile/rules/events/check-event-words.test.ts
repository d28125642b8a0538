import { expect, test } from 'vitest'
import {
  campaignFile,
  edited,
  emailFile,
  goodFiles,
  loadWith,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

const mailWith = (words: string) => `---\nsubject: Hi\npreheader: x\n---\nHello,\n\n${words}\n`
const journey = `  - step: journey
    first: now
    sequence:
      - { email: sleep-guide, after: 0 }
`
const withEvent = (keys: string) => ({
  [campaignFile]: (goodFiles[campaignFile] ?? '')
    .replace(journey, `  - { step: event, capacity: 5, starts: '2027-02-11T18:00:00-08:00'${keys} }\n`)
    .replace('      success:', '      full: { title: Full }\n      success:'),
})
const load = (files: Record<string, string>) => loadWith(files)
const allWords = '{eventTitle} {eventDate} {eventPlace} [No]({cancelPlaceUrl})'

test('a mail of a campaign with an event may speak of it', () => {
  expect(reported(load({ ...withEvent(''), [emailFile]: mailWith(allWords) }).diagnostics)).toEqual([])
})

test('a mail of a campaign without one may not', () => {
  const { diagnostics } = loadWith({ [emailFile]: mailWith('[No]({cancelPlaceUrl})') })
  expect(reported(diagnostics)).toEqual([
    `${campaignFile} pipeline[1].sequence[0].email event-needed at sleep-guide, after: `,
    `${campaignFile} pipeline[2].email event-needed at sleep-guide`,
  ])
  expect(diagnostics[0]?.message).toBe(
    `this campaign has no event, but its email says {cancelPlaceUrl} at ${emailFile}:7:6.`,
  )
})

test('only the mail that announces a new date names the former one', () => {
  const moved = { 'nora/emails/moved.md': mailWith('{formerDate}') }
  expect(reported(load({ ...withEvent(', movedEmail: moved'), ...moved }).diagnostics)).toEqual([])
  const { diagnostics } = load({ ...withEvent(', cancelledEmail: moved'), ...moved })
  expect(reported(diagnostics)).toEqual([
    `${campaignFile} pipeline[1].cancelledEmail event-needed at moved }`,
  ])
})

test("the event's own mails must exist", () => {
  const { diagnostics } = load(withEvent(', movedEmail: moved, cancelledEmail: gone'))
  expect(reported(diagnostics)).toEqual([
    `${campaignFile} pipeline[1].movedEmail missing-email at moved, cancelledEmai`,
    `${campaignFile} pipeline[1].cancelledEmail missing-email at gone }`,
  ])
})

const formOf = (keys: string, message = '') => {
  const files = withEvent(keys)
  const file = (files[campaignFile] ?? '').replace('      success:', `${message}      success:`)
  const { site, diagnostics } = load({ [campaignFile]: file })
  expect(reported(diagnostics)).toEqual([])
  const form = site?.campaigns[0]?.sections.find((section) => section.type === 'form')
  return form?.type === 'form' ? form.messages : undefined
}

test('a cancelled event has its own words where it would say that it is over, and no other has', () => {
  const words = '      over: { title: It was good }\n      cancelled: { title: Called off }\n'
  expect(formOf('', words)).toMatchObject({ over: { title: 'It was good' } })
  expect(formOf('', words)).not.toHaveProperty('cancelled')
  expect(formOf(', cancelled: true', words)).toMatchObject({ over: { title: 'Called off' } })
  expect(formOf(', cancelled: true')).toMatchObject({ over: { title: 'This event is cancelled' } })
})

test('a campaign of another kind is left as it is', () => {
  expect(reported(loadWith(edited(campaignFile, 'Sleep guide', 'Sleep guide')).diagnostics)).toEqual([])
})
