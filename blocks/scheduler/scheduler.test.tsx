import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ArtName } from '../art/art-name.ts'
import { storySetting } from '../../stories/story-setting.ts'
import { SchedulerProps } from './scheduler.schema.ts'
import { Scheduler } from './scheduler.tsx'

const calendar = 'https://calendly.com/example/call'

const draw = (more: object, art: ArtName = storySetting.art) =>
  renderToStaticMarkup(
    <Scheduler
      {...SchedulerProps.parse({ type: 'scheduler', label: 'Book my call', calendar, ...more })}
      setting={{ ...storySetting, art }}
    />,
  )
const below = (more: object) =>
  /<p class="call-note booker-note">(.*?)<\/p>/.exec(draw({ variant: 'embed', ...more }))?.[1]
const linksTo = (html: string) =>
  [...html.matchAll(/<a\b[^>]*>/g)].filter(([link]) => link.includes(`href="${calendar}"`))

describe('the button', () => {
  const html = draw({})

  it('opens the calendar in a new tab and says so', () => {
    expect(linksTo(html)).toHaveLength(1)
    expect(html).toMatch(/<a(?=[^>]*target="_blank")(?=[^>]*rel="noopener noreferrer")/)
    expect(html).toContain('Opens the calendar in a new tab.')
  })

  it('fetches nothing from the calendar', () => {
    expect(html).not.toMatch(/iframe|\ssrc=/)
  })
})

const poster = (more: object, locale = 'en-US') =>
  renderToStaticMarkup(
    <Scheduler
      {...SchedulerProps.parse({ type: 'scheduler', variant: 'embed', label: 'Book', calendar, ...more })}
      setting={{ ...storySetting, words: { ...storySetting.words, locale } }}
    />,
  )

describe('the poster until it is there', () => {
  it('says how long the call takes, in the language of the page, and draws it as a part of an hour', () => {
    expect(poster({ minutes: 30 })).toContain('>30 minutes<')
    expect(poster({ minutes: 30 }, 'de')).toContain('>30 Minuten<')
    expect(poster({ minutes: 30 })).toContain('d="M0 0V-35A35 35 0 0 1 0 35z"')
    expect(poster({ minutes: 45 })).toContain('d="M0 0V-35A35 35 0 1 1 -35 0z"')
    expect(poster({ minutes: 90 })).toContain('<circle r="35"')
  })

  it('says where its button leads, and claims no free hour', () => {
    expect(poster({})).toMatch(/See free times<.*>Opens calendly\.com in a new tab\.</)
    expect(poster({})).not.toMatch(/AM|PM|Mon/)
  })
})

describe('the calendar in the page', () => {
  const html = draw({ variant: 'embed', title: 'Thirty *minutes*' })
  const frame = /<iframe[^>]*>/.exec(html)?.[0] ?? ''

  it('waits for the script, with its address in data-src', () => {
    expect(frame).toContain(`data-src="${calendar}"`)
    expect(frame).not.toMatch(/\ssrc=/)
  })

  it('has a name and reserves its height: 700 px, or what the file says', () => {
    expect(frame).toContain('title="Thirty minutes"')
    expect(frame).toContain('height="700"')
    expect(draw({ variant: 'embed', height: 520 })).toContain('height="520"')
  })

  it('is named by its link where there is no title', () => {
    expect(draw({ variant: 'embed' })).toContain('title="Book my call"')
  })

  it('says once that the link opens a new tab: in its own words, else before them', () => {
    expect(below({ label: 'Open the calendar in a new tab' })).toMatch(
      /^<a [^>]*>Open the calendar in a new tab</,
    )
    expect(below({})).toMatch(/^Opens the calendar in a new tab\. <a [^>]*>Book my call</)
    expect(below({ label: 'Open it in a new tab', note: 'Cannot see it?' })).toMatch(/^Cannot see it\? <a /)
  })

  it('cannot lead the visitor elsewhere by itself', () => {
    const allowed = /sandbox="([^"]*)"/.exec(frame)?.[1]?.split(' ') ?? []
    expect(allowed).toContain('allow-scripts')
    expect(allowed).not.toContain('allow-top-navigation')
  })

  it('always has a link to the same calendar in a new tab', () => {
    expect(linksTo(html)).toHaveLength(2)
    for (const [link] of linksTo(html)) expect(link).toContain('target="_blank"')
  })
})

const validated = (more: object) =>
  SchedulerProps.safeParse({ type: 'scheduler', label: 'Book', ...more }).error?.issues[0]?.path

const slots = [
  { label: 'Today, 9:30 PM', note: '30 minutes' },
  { label: 'Saturday, 1:00 PM', calendar: 'https://calendly.com/example/saturday' },
]
const frameOf = (art: ArtName) => /<ul class="(slots[^"]*)"/.exec(draw({ variant: 'slots', slots }, art))?.[1]

describe('a few fixed times', () => {
  const html = draw({ variant: 'slots', slots })

  it('each open the calendar in a new tab, at an address of their own where they have one', () => {
    expect(linksTo(html)).toHaveLength(1)
    expect(html.match(/target="_blank" rel="noopener noreferrer"/g)).toHaveLength(2)
    expect(html).toContain('href="https://calendly.com/example/saturday"')
  })

  it('are stops, notes, lines or cards, by the coach’s drawing', () => {
    expect((['route', 'guilloche', 'ledger', 'coast'] as const).map(frameOf)).toEqual([
      'slots slots-rail',
      'slots slots-note',
      'slots slots-sheet',
      'slots',
    ])
  })

  it('are required with this variant, and refused with others', () => {
    expect(validated({ variant: 'slots' })).toEqual(['slots'])
    expect(validated({ slots })).toEqual(['slots'])
  })
})

describe('what to bring', () => {
  it('is a titled list', () => {
    expect(draw({ bring: ['A pencil'] })).toMatch(/What to bring<\/h2><ul[^>]*><li>.*A pencil/)
    expect(draw({ title: 'Call', bring: ['A pencil'] })).toMatch(/What to bring<\/h3>/)
  })

  it('is left out when there is nothing to bring', () => {
    expect(draw({})).not.toContain('What to bring')
    expect(draw({ bring: [] })).not.toContain('What to bring')
  })
})
