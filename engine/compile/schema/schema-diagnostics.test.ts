import { expect, test } from 'vitest'
import { formatDiagnostic } from '../diagnostics/diagnostic.ts'
import {
  campaignFile,
  coachFile,
  edited,
  goodFiles,
  loadWith,
  reported,
} from '../../../tests/fixtures/site-fixture.ts'

const campaign = campaignFile

test.each([
  ['success: Done', "{ title: 'Done' }"],
  ["success: 'Done, now'", "{ title: 'Done, now' }"],
])('for a text in place of a group of keys, the group with its one key is suggested', (written, offered) => {
  const [diagnostic, ...others] = loadWith(edited(campaign, 'success: { title: Done }', written)).diagnostics
  expect(others).toEqual([])
  expect(diagnostic?.message).toContain('must be a group of keys such as "title: ...", but is the text "Done')
  expect(diagnostic?.fix).toContain(`Write ${offered}.`)
  expect(diagnostic?.fix).toContain('Its keys: title, text.')
})

test('for a choice that is a plain word among others, value and label are suggested', () => {
  const radio =
    "- { type: radio, name: size, label: Size, options: [{ value: s, label: Small }, 'Größe M', true story] }"
  const email = '- { type: email, name: email, label: E-mail }'
  const { diagnostics } = loadWith(edited(campaign, email, `${email}\n      ${radio}`))
  expect(diagnostics.map(({ fix }) => fix)).toEqual([
    expect.stringMatching(/^Write \{ value: 'Größe M', label: 'Größe M' \}\. Its keys: value, label/),
    expect.stringMatching(/^Write \{ value: 'true story', label: 'true story' \}\./),
  ])
})

test('where a group needs more than one key, they are named and nothing is suggested', () => {
  const [diagnostic, ...others] = loadWith(
    edited(campaign, 'button: { label: Send it, busy: Sending... }', 'button: Send it'),
  ).diagnostics
  expect(others).toEqual([])
  expect(diagnostic?.fix).toContain('Its keys: label, busy.')
  expect(diagnostic?.repair).toBeUndefined()
})

test.each([
  [
    'an unknown section',
    edited(campaign, 'type: success', 'type: succes'),
    'sections[1].type choice at succes',
    'Did you mean "success"?',
  ],
  [
    'an unknown step',
    edited(campaign, 'step: email', 'step: emial'),
    'pipeline[2].step choice at emial',
    'Did you mean "email"? Allowed: email, event, journey, lead,',
  ],
  [
    'a wrong key of a step',
    edited(campaign, 'source:', 'sorce:'),
    'pipeline[0].sorce unknown-key at sorce: nora-sleep-gu',
    'Did you mean "source"?',
  ],
  [
    'a part without words of its own',
    edited(campaign, '    button: { label: Send it, busy: Sending... }\n', ''),
    'sections[0].button missing at type: form',
    'Its keys: label, busy.',
  ],
  [
    'a list without an entry',
    { [campaign]: (goodFiles[campaign] ?? '').replace(/fields:[^]*?button/, 'fields: []\n    button') },
    'sections[0].fields too-small at []',
    'must have at least 1 entry.',
  ],
  [
    'a wrong choice',
    edited(campaign, 'type: text', 'type: txt'),
    'sections[0].fields[0].type choice at txt, name: name, lab',
    'Did you mean "text"?',
  ],
  [
    'a number for a text',
    edited(campaign, 'title: Check your inbox', 'title: 12'),
    'sections[1].title type at 12',
    'Put quotes around it: "12".',
  ],
  [
    'a section without a type',
    edited(campaign, '- type: success\n    title', '- title'),
    'sections[1].type missing at title: Check your in',
    'Add it, with one of: about, ',
  ],
  [
    'a text where a map is needed',
    edited(campaign, 'success: { title: Done }', 'success: Done'),
    'sections[0].messages.success type at Done',
    'Its keys: title, text.',
  ],
  [
    'a number in quotes',
    edited(campaign, 'after: 0', "after: '0'"),
    "pipeline[1].sequence[0].after type at '0' }",
    'Remove its quotes.',
  ],
  [
    'a script as a link',
    edited(campaign, "'#form'", "'javascript:alert(1)'"),
    "sections[1].action.href format at 'javascript:alert(1)",
    'must be a path',
  ],
  [
    'a reserved path',
    edited(campaign, '/sleepguide', '/staff/x'),
    'aliases[0] rule at /staff/x]',
    'must not lie at or below',
  ],
  [
    'an address instead of a path',
    edited(campaign, '/sleepguide', '//evil.com'),
    'aliases[0] format at //evil.com]',
    'must start with one "/"',
  ],
])('the message for %s names its place and what to do', (_, changes, line, words) => {
  const { diagnostics } = loadWith(changes)
  expect(reported(diagnostics)).toContain(`${campaign} ${line}`)
  expect(diagnostics.map(formatDiagnostic).join('\n')).toContain(words)
})

test('a missing sender and a wrong colour are reported', () => {
  const sender = loadWith(edited(coachFile, '  address: nora@sleep.example\n', '')).diagnostics
  expect(reported(sender)).toEqual([`${coachFile} sender.address missing at name: Nora Vale`])
  const colour = loadWith(edited(coachFile, "'#3f181d'", "'red;background:url(//evil)'")).diagnostics
  expect(reported(colour)).toEqual([`${coachFile} theme.ink format at 'red;background:url(`])
})

test('a colour without quotes is a comment to YAML, and the message says so', () => {
  const { diagnostics } = loadWith(edited(coachFile, "ink: '#3f181d'", 'ink: #3f181d'))
  expect(reported(diagnostics)).toEqual([`${coachFile} theme.ink unquoted-hash at #3f181d`])
})

const linkOf = (contact: string) =>
  loadWith(edited(coachFile, 'theme:', `links: { contact: ${contact} }\ntheme:`)).diagnostics

test.each(['0171 234567', '+49 (171) 234-567'])('for the phone number %s no path is suggested', (phone) => {
  expect(linkOf(phone)).toMatchObject([
    { rule: 'format', fix: expect.stringMatching(/^Where the link goes: .*tel: address/) },
  ])
  expect(linkOf(phone)[0]?.repair).toBeUndefined()
})

test('an umlaut in an address is named', () => {
  const { diagnostics } = loadWith(edited(coachFile, 'address: nora@', 'address: käthe@'))
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'must be an email address, which cannot hold "ä", but is "käthe@sleep.example".',
  ])
})

test.each([
  ['/pescoço-e-sono', '/pescoco-e-sono'],
  ['/Übung/Straße', '/ubung/strasse'],
])('for a path with accented letters, %s, the path %s is suggested', (path, suggestion) => {
  const { diagnostics } = loadWith(edited(campaign, 'redirects: [/sleep]', `redirects: [${path}]`))
  expect(diagnostics.map(({ rule, fix }) => `${rule} ${fix}`)).toEqual([
    expect.stringContaining(`format Write "${suggestion}".`),
  ])
})

test('for a path in another script nothing is suggested', () => {
  const { diagnostics } = loadWith(edited(campaign, 'redirects: [/sleep]', "redirects: ['/睡眠']"))
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['format'])
  expect(diagnostics[0]?.repair).toBeUndefined()
})
