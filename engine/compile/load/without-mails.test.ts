import { expect, test } from 'vitest'
import { campaignFile, goodFiles, loadWith, reported } from '../../../tests/fixtures/site-fixture.ts'

const load = (change: (file: string) => string) => {
  const { site, diagnostics } = loadWith({ [campaignFile]: change(goodFiles[campaignFile] ?? '') })
  expect(reported(diagnostics)).toEqual([])
  const sections = site?.campaigns[0]?.sections ?? []
  const form = sections.find((section) => section.type === 'form')
  return { said: form?.messages.success, screen: sections.find(({ type }) => type === 'success') }
}
const off = (file: string) => file.replace('path: /sleep-guide\n', 'path: /sleep-guide\nmails: false\n')
const promising = (file: string) =>
  file
    .replace('success: { title: Done }', 'success: { title: Done, text: Look into your inbox. }')
    .replace('inbox\n', 'inbox\n    text: It is on its way to {email}.\n    tip: Not there? Look in spam.\n')
const cleared = (file: string) =>
  off(promising(file)).replace('    messages:', '    after: clear\n    messages:')
const event = (file: string) =>
  off(file)
    .replace('error: { title', 'full: { title: Full }\n      error: { title')
    .replace('  - step: journey', '  - { step: event, capacity: 5 }\n  - step: journey')

test('while the mails of a campaign are off, what a visitor reads after the button promises none', () => {
  const { said, screen } = load((file) => off(promising(file)))
  expect(said).toEqual({ title: 'Thank you!', text: 'No email is sent at the moment.' })
  expect(screen).toEqual({
    type: 'success',
    variant: 'in-place',
    tone: 'paper',
    title: 'We have your details',
    text: 'There is nothing to wait for in your inbox.',
    action: { label: 'Back up', href: '#form' },
  })
})

test('where a toast is all that is shown, it says so', () => {
  expect(load(cleared).said).toEqual({
    title: 'Thank you!',
    text: 'We have your details. No email is sent at the moment.',
  })
})

test('a guest reads that the seat is reserved', () => {
  expect(load(event).screen).toMatchObject({ title: 'Your seat is reserved' })
})

test('the words stay where mails are on, and where the campaign sends none anyway', () => {
  expect(load(promising)).toMatchObject({
    said: { title: 'Done', text: 'Look into your inbox.' },
    screen: { title: 'Check your inbox', tip: 'Not there? Look in spam.' },
  })
  expect(load((file) => off(file).replace(/ {2}- step: journey[^]*$/, '')).said).toEqual({ title: 'Done' })
})
