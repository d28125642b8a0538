import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storySetting } from '../../stories/story-setting.ts'
import type { Setting } from '../kit/setting.ts'
import { Portrait } from '../kit/words.ts'
import { AboutProps } from './about.schema.ts'
import { About } from './about.tsx'

const drawn = { hair: 'bob', skin: 'olive' }
const draw = (more: object, setting: Partial<Setting> = {}) =>
  renderToStaticMarkup(
    <About
      {...AboutProps.parse({ type: 'about', paragraphs: ['Hello.'], ...more })}
      setting={{ ...storySetting, ...setting }}
    />,
  )
const faults = (value: object) =>
  AboutProps.safeParse({ type: 'about', ...value }).error?.issues.map(({ path }) => path.join('.'))

test('a drawing says whom it shows unless the file says something better', () => {
  expect(draw({ portrait: { drawn } })).toContain('alt="Drawn portrait of Juniper Vale"')
  expect(draw({ portrait: { drawn, alt: 'Juniper in her kitchen' } })).toContain(
    'alt="Juniper in her kitchen"',
  )
})

test('a section that names no picture shows the coach', () => {
  const portrait = Portrait.parse({ src: 'juniper.jpg', alt: 'Juniper laughing' })
  expect(draw({}, { portrait })).toContain('alt="Juniper laughing"')
  expect(draw({ portrait: { drawn } }, { portrait })).not.toContain('Juniper laughing')
  expect(draw({ variant: 'letter' }, { portrait })).not.toContain('<img')
})

test('a photo fills its window, a drawing does not', () => {
  expect(draw({ portrait: { src: 'juniper.jpg', alt: 'Juniper laughing' } })).toContain(
    'about-portrait photo"',
  )
  expect(draw({ portrait: { drawn } })).toContain('class="about-portrait"')
  expect(draw({ portrait: { src: 'juniper.svg', alt: 'Juniper' } })).toContain('class="about-portrait"')
})

test('without a portrait only the text is shown', () => {
  expect(draw({})).not.toContain('<img')
})

test('a card shows each host with a name, a role and a portrait of their own', () => {
  const people = [
    { name: 'Juniper Vale', role: 'Leads', portrait: { drawn } },
    { name: 'Marcus Oyelaran', role: 'Answers' },
  ]
  const html = draw({ variant: 'card', people, paragraphs: undefined })
  expect(html.match(/<h2/g)).toHaveLength(2)
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).toContain('Answers')
})

test('the coach among the people of a card has the portrait of coach.yaml', () => {
  const portrait = Portrait.parse({ src: 'juniper.jpg', alt: 'Juniper laughing' })
  const card = (more: object) =>
    draw({ variant: 'card', people: [{ name: 'Juniper Vale', ...more }, { name: 'Ann' }] }, { portrait })
  expect(card({}).match(/<img/g)).toHaveLength(1)
  expect(card({})).toContain('Juniper laughing')
  expect(card({ portrait: { drawn } })).not.toContain('Juniper laughing')
})

const team = (first: object, second: object) =>
  draw({
    variant: 'team',
    people: [
      { name: 'Juniper Vale', ...first },
      { name: 'Oskar Pell', ...second },
    ],
  })

test('a team in which not everybody has a picture has small ones, and initials in the place of the others', () => {
  const portrait = { drawn }
  expect(team({ portrait }, {})).toMatch(/team-discs.*<img.*team-initials" aria-hidden="true">OP</)
  expect(team({ portrait }, { portrait })).not.toMatch(/team-discs|team-initials/)
  expect(team({}, {})).not.toMatch(/team-discs|team-initials/)
})

test('a card without people is about the coach', () => {
  const html = draw({ variant: 'card', portrait: { drawn } })
  expect(html).toMatch(/Juniper Vale<\/h2>.*Hello\./)
})

test('a letter ends with the name', () => {
  expect(draw({ variant: 'letter', signature: 'Juniper' })).toContain('<p class="signature">Juniper</p>')
})

test('the title of a letter is beside its words, and a letter without one is a single column', () => {
  const long = { title: 'I was late once', paragraphs: ['It was my own wedding. '.repeat(8)] }
  expect(draw({ variant: 'letter', ...long })).toContain('class="split letter-beside"')
  expect(draw({ variant: 'letter' })).toContain('class="letter"')
})

test('people need the card, and a card without people needs text', () => {
  expect(faults({ paragraphs: ['Hello.'], people: [{ name: 'Ann' }] })).toEqual(['people'])
  expect(faults({ variant: 'card' })).toEqual(['paragraphs'])
  expect(faults({ variant: 'card', people: [{ name: 'Ann' }] })).toBeUndefined()
})

const inMargin = (words: number) =>
  draw({ paragraphs: ['word '.repeat(words)], portrait: { drawn } }, { layout: 'margin' })

test('beside a line in the margin, only a long text is in two columns', () => {
  expect(inMargin(40)).not.toContain('host-columns')
  expect(inMargin(90)).toContain('host-columns')
})

test('a few words without a face are set large, and a letter beside a face is not', () => {
  const brief = { title: 'Meet Juniper', paragraphs: ['Juniper bakes.', 'She is up at four.'] }
  expect(draw(brief)).toContain('letter-brief')
  expect(draw({ ...brief, variant: 'letter', portrait: { drawn } })).not.toContain('letter-brief')
})
