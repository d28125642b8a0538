import { expect, test } from 'vitest'
import { altFault } from './alt-text.ts'
import {
  coachFile,
  campaignFile,
  edited,
  loadWith,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'

const portrait = (alt: string) =>
  loadWith(edited(coachFile, 'theme:', `portrait: { src: portrait.svg, alt: "${alt}" }\ntheme:`)).diagnostics

test.each(['portrait.svg', 'IMG_2041', 'photo', 'An image.', '  '])(
  'a picture is not described by "%s"',
  (alt) => {
    expect(reported(portrait(alt))).toEqual([
      `${coachFile} portrait.alt alt-text at ${`"${alt}" }`.slice(0, 20)}`,
    ])
  },
)

test.each(['', 'Nora at dusk', 'Portrait of Nora Vale', 'Photographs on a table', 'A picture frame'])(
  'a picture is described by "%s"',
  (alt) => {
    expect(portrait(alt)).toEqual([])
  },
)

test('what a screen reader says by itself goes, and the rest stays', () => {
  expect(altFault('A photo of a bed by the window', 'bed.jpg')).toEqual({
    message: '"A photo of" is said by every screen reader before these words.',
    fix: 'Begin with what is seen: "A bed by the window".',
  })
})

const section = (src: string) =>
  `  - { type: about, title: Me, paragraphs: [Hello], portrait: { src: ${src}, alt: Nora at dusk } }\n`

const files = (second: string) => ({
  ...edited(
    campaignFile,
    '  - type: success',
    `${section('portrait.svg')}${section(second)}  - type: success`,
  ),
  'nora/assets/other.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
})

const faults = (second: string) =>
  loadWith(files(second)).diagnostics.filter(({ rule }) => rule === 'alt-text')

test('two pictures of one page have words of their own', () => {
  expect(faults('portrait.svg')).toEqual([])
  expect(faults('other.svg').map(({ path, message }) => `${path} ${message}`)).toEqual([
    `sections[2].portrait.alt another picture has the same words at ${campaignFile}:19:88.`,
  ])
})
