import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  campaignFile,
  edited,
  emailFile,
  goodFiles,
  loadWith,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'
import { starterFolder, starterSentences, starterText } from './starter-words.ts'

const notYet = (files: Record<string, string | undefined>) => ({
  ...files,
  [campaignFile]: `live: false\n${files[campaignFile] ?? goodFiles[campaignFile]}`,
})
const leftIn = (files: Record<string, string | undefined>) =>
  reported(loadWith(files).diagnostics).filter((line) => line.includes('leftover-text'))

const titled = (title: string) => edited(campaignFile, 'title: Check your inbox', `title: '${title}'`)
const mailed = (text: string) => edited(emailFile, 'Hello {name},', text)
const line = 'Say what to do with it first, and how long that takes.'

describe('a page', () => {
  test.each([
    'Write the promise *in one line*',
    'The first part',
    '*The first* part',
    'What it replaces.',
    'What it replaces',
  ])('goes live in words of its own, not as "%s"', (title) => {
    expect(leftIn(titled(title))).toEqual([
      `${campaignFile} sections[1].title leftover-text at ${`${title}'`.slice(0, 20)}`,
    ])
    expect(leftIn(notYet(titled(title)))).toEqual([])
  })

  test.each(['The first part of the night', 'Write the promise', 'Check your email'])(
    'may say "%s"',
    (title) => expect(leftIn(titled(title))).toEqual([]),
  )
})

test('a section that was added as its example goes live in words of its own', () => {
  const asAdded = 'Bread, sauce, oat milk. We read the labels together.'
  expect(leftIn(titled(asAdded))).toEqual([
    `${campaignFile} sections[1].title leftover-text at ${asAdded.slice(0, 20)}`,
  ])
  expect(leftIn(notYet(titled(asAdded)))).toEqual([])
  expect(loadWith(titled(asAdded)).diagnostics[0]?.message).toBe(
    'is a sentence of the example of "benefits".',
  )
  for (const words of ['Is there a sales pitch at the end?', 'Seven places it hides', 'Save my seat'])
    expect(leftIn(titled(words))).toEqual([])
})

describe('a mail of a live page', () => {
  test('holds no sentence of a starter, however it is broken or emphasised', () => {
    for (const text of [line, line.replace('first, ', 'first,\n'), line.replace('first,', '**first,**')])
      expect(leftIn(mailed(text))).toEqual([
        `${emailFile}  leftover-text at ${text.split('\n')[0]?.slice(0, 20)}`,
      ])
    expect(leftIn(edited(emailFile, 'Seven evenings.', line))).toEqual([
      `${emailFile} preheader leftover-text at ${line.slice(0, 20)}`,
    ])
  })

  test('may be as it was begun while nothing that sends it is live', () => {
    expect(leftIn(notYet(mailed(line)))).toEqual([])
  })

  test('may say what is right for every page', () => {
    for (const words of ['# Here it is, {name}', 'Your place is saved', '[Open the page]({pageUrl})'])
      expect(leftIn(mailed(words))).toEqual([])
  })
})

test('a guide that a live page promises says nothing of its starter, on its cover neither', () => {
  const guide = `---
title: The map
subtitle: What the reader can do once this is read
---

## Where to begin

- [ ] I wrote down what I noticed

A line of three dashes begins a page, and a title like this one a chapter.
`
  const files = {
    ...edited(campaignFile, 'sections:', 'deliverable: map.md\nsections:'),
    'nora/guides/map.md': guide,
  }
  expect(leftIn(files)).toEqual([
    'nora/guides/map.md subtitle leftover-text at What the reader can ',
    'nora/guides/map.md  leftover-text at I wrote down what I ',
    'nora/guides/map.md  leftover-text at A line of three dash',
  ])
  expect(leftIn(notYet(files))).toEqual([])
  expect(leftIn({ 'nora/guides/map.md': guide })).toEqual([])
})

test('a mail begun in another language holds no sentence of its starter', () => {
  const begun = 'Schreib hier, was man zuerst damit tut und wie lange das dauert.'
  expect(leftIn(mailed(begun))).toEqual([`${emailFile}  leftover-text at ${begun.slice(0, 20)}`])
  expect(leftIn(mailed('Zwei Sätze genügen.'))).toEqual([])
})

test('the words come from the starters themselves', () => {
  expect(readdirSync(starterFolder)).toContain('event.yaml')
  expect(starterText('What everybody tries at once, and twice')).toEqual({
    said: 'What everybody tries at once',
  })
  expect(starterText('moon')).toBeUndefined()
  expect(starterSentences('').length).toBe(0)
})
