import { brotliCompressSync } from 'node:zlib'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Art, ArtSource, drawings } from './art.tsx'
import { seededRandom } from './drawings/random.ts'
import { ArtMark } from './art-mark.tsx'
import { artNames } from './art-name.ts'
import type { ArtName } from './art-name.ts'

const svgOf = (drawn: ReactNode) => renderToStaticMarkup(<svg>{drawn}</svg>)
const picture = (name: ArtName, seed: string, count?: number) =>
  svgOf(drawings[name].draw(seededRandom(seed), { count }))
const mark = (name: ArtName, share: number) =>
  renderToStaticMarkup(<ArtMark name={name} share={share} className="" />)

const themeColours =
  /^(none|currentColor|var\(--(?:dark-warm,var\(--paper\)|paper2?|ink2?|brand|brand-ink|on-brand|accent|deep|on-deep2?|line3?)\))$/
const paintsOf = (svg: string) =>
  [...svg.matchAll(/\s(?:fill|stroke|color)="([^"]*)"/g)].map(([, paint]) => paint)

describe.each(artNames)('the drawing %s', (name) => {
  it('is the same picture for the same campaign, and another one for another campaign', () => {
    expect(picture(name, 'harbor/one')).toBe(picture(name, 'harbor/one'))
    expect(picture(name, 'harbor/one')).not.toBe(picture(name, 'harbor/two'))
  })

  it('is small: at most 1,600 bytes compressed, and its mark at most 400', () => {
    for (const count of [undefined, 1, 12]) {
      const size = brotliCompressSync(picture(name, 'sample/page', count)).length
      expect(size).toBeGreaterThan(200)
      expect(size).toBeLessThanOrEqual(1600)
    }
    expect(brotliCompressSync(mark(name, 1)).length).toBeLessThanOrEqual(400)
  })

  it('paints with the colours of the theme alone, so a new theme repaints it', () => {
    const paints = paintsOf(picture(name, 'sample/page') + mark(name, 0.5))
    expect(paints.length).toBeGreaterThan(4)
    for (const paint of paints) expect(paint).toMatch(themeColours)
  })

  it('draws in whole units and stays near its box', () => {
    const svg = picture(name, 'sample/page', 12)
    for (const [, path = ''] of svg.matchAll(/\sd="([^"]*)"/g))
      expect(path).not.toMatch(/\d\.\d|NaN|undefined/)
    const [width, height] = drawings[name].box
    for (const [, x, y] of svg.matchAll(/M(-?\d+) (-?\d+)/g)) {
      expect(Math.abs(Number(x) - width / 2)).toBeLessThanOrEqual(width * 0.75)
      expect(Math.abs(Number(y) - height / 2)).toBeLessThanOrEqual(height * 0.75)
    }
  })

  it('has a mark that grows with its share and is complete at one', () => {
    const shares = [0, 0.5, 1].map((share) => mark(name, share))
    expect(new Set(shares).size).toBe(3)
    expect(mark(name, 1)).not.toMatch(/opacity="0|="NaN/i)
  })

  it('is another picture at the end of a page', () => {
    const ending = renderToStaticMarkup(<ArtSource art={name} seed="sample/page" facts={{ ends: true }} />)
    expect(ending).toMatch(/var\(--(early|late|lit|dash|pins)/)
    expect(renderToStaticMarkup(<ArtSource art={name} seed="sample/page" />)).not.toMatch(
      /--(early|late|lit)/,
    )
  })

  it('occurs once on the page, hidden from screen readers, and is only referred to', () => {
    const source = renderToStaticMarkup(<ArtSource art={name} seed="sample/page" />)
    for (const id of ['art', 'cover', 'lines', 'mark']) expect(source.split(`id="${id}"`)).toHaveLength(2)
    expect(source).toMatch(/^<svg class="hidden" aria-hidden="true">/)
    for (const echo of [
      <Art key="own" of={{ art: name }} className="" />,
      <Art key="square" className="" />,
    ]) {
      const svg = renderToStaticMarkup(echo)
      expect(svg).toContain('aria-hidden="true"')
      expect(svg).toContain('href="#art"')
      expect(svg.length).toBeLessThan(200)
    }
  })
})

const pinsOf = (count?: number) =>
  [...picture('coast', 'harbor/guide', count).matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, label]) => label)

it('a chart shows as many numbered pins as the page promises', () => {
  expect(pinsOf(10)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  expect(pinsOf(3)).toHaveLength(3)
  expect(pinsOf(90)).toHaveLength(12)
})

it('a chart of a page that promises no number shows one move: from a dot to a large pin', () => {
  expect(pinsOf()).toEqual([])
  expect(picture('coast', 'harbor/booking')).toMatch(/stroke-dasharray="1 19".*scale\(3\)/)
})

const stopsOf = (count?: number) => {
  const svg = picture('route', 'compass/map', count)
  const stops = /stroke-width="5">((?:<circle[^>]*><\/circle>)+)/.exec(svg)?.[1]?.split('<circle').length ?? 1
  return {
    stops: stops - 1,
    numbers: [...svg.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, label]) => label),
  }
}

it('a route passes as many stops as the page promises, with their numbers', () => {
  expect(stopsOf(4)).toEqual({ stops: 4, numbers: ['1', '2', '3', '4'] })
  expect(stopsOf(8).stops).toBe(8)
  expect(stopsOf()).toEqual({ stops: 6, numbers: [] })
})

const jetsOf = (count?: number) => picture('leaks', 'rampup/free-report', count).match(/M\d+ \d+q/g)?.length

it('there is a leak for each that the page counts', () => {
  expect(jetsOf()).toBe(2 * 7)
  expect(jetsOf(4)).toBe(2 * 4)
  expect(jetsOf(40)).toBe(2 * 9)
})

it('a medal has a coin for each thing that the page promises, and its own sign in the middle', () => {
  const coins = /stroke-linecap="round"><circle[^>]*><\/circle><path d="([^"]*)"/
  expect(coins.exec(picture('guilloche', 'moneywise/report', 12))?.[1]?.match(/h0/g)).toHaveLength(12)
  expect(picture('guilloche', 'moneywise/report')).not.toMatch(coins)
})

const barsOf = (count?: number) =>
  [...picture('bars', 'rampup/report', count).matchAll(/M\d+ 780v-\d+h\d+/g)].length

it('a chart of weeks has a bar for each: ninety days are thirteen, ten weeks are ten', () => {
  expect(barsOf()).toBe(13)
  expect(barsOf(90)).toBe(13)
  expect(barsOf(10)).toBe(10)
  expect(barsOf(3)).toBe(13)
})

const raysOf = (count?: number) =>
  /id="lines" d="([^"]*)"/.exec(picture('rays', 'abundance/revenue', count))?.[1]?.split('L').length ?? 0

it('a sun has as many rays as the page promises, or a multiple of them', () => {
  expect(raysOf() - 1).toBe(25)
  expect(raysOf(20) - 1).toBe(20)
  expect(raysOf(7) - 1).toBe(21)
  expect(raysOf(90) - 1).toBe(25)
})

const hallOf = (share?: number) => {
  const [, dark = '', lit = ''] = /stroke="var\(--brand\)">(.*)<g id="lines"(.*?)<\/g>/.exec(
    svgOf(drawings.seats.draw(seededRandom('spotlight/guide'), { share })),
  ) ?? ['', '', '']
  return { lit: seatsIn(lit), all: seatsIn(lit) + seatsIn(dark) }
}
const seatsIn = (paths: string) => paths.split('h6').length - 1

it.each([0, 0.25, 0.5, 0.7, 0.999, 1])('a hall lights exactly %s of its seats', (share) => {
  const { lit, all } = hallOf(share)
  expect(all).toBeGreaterThan(200)
  expect(lit).toBe(Math.round(share * all))
})

it('a hall without known numbers lights the seats below its lamp, of which few are empty', () => {
  const { lit, all } = hallOf()
  expect(lit / all).toBeGreaterThan(0.4)
  expect(lit / all).toBeLessThan(0.55)
})

const matchesOf = (count?: number) => {
  const svg = picture('matches', 'ember/webinar', count)
  const [, sticks = ''] = /id="lines" d="([^"]*)"/.exec(svg) ?? []
  return { sticks: sticks.split('M').length - 1, flames: svg.split('<g transform').length - 1, svg }
}

it('a row of matches has one for each step, the first ones burned out and only the last one flaring', () => {
  expect(matchesOf()).toMatchObject({ sticks: 7, flames: 5 })
  expect([1, 4, 9, 12].map((count) => matchesOf(count).sticks)).toEqual([3, 4, 9, 9])
  expect(matchesOf(5).svg.split('class="flare"')).toHaveLength(2)
})

const shades = (minutes: number[]) =>
  svgOf(drawings.ledger.draw(seededRandom('ledger/class'), { figure: 75, minutes })).match(/<path /g)

it('the minutes of a programme are shaded by its parts, where these are all of it', () => {
  expect(shades([15, 20, 0, 15, 15, 10])).toHaveLength(5)
  expect(shades([15, 20])).toHaveLength(3)
})

it('a medal bears the year that the page writes', () => {
  const svg = svgOf(drawings.guilloche.draw(seededRandom('moneywise/class'), { written: ['2041', '2046'] }))
  expect(/class="pins"[^>]*>(.*?)<\/g>/.exec(svg)?.[1]?.match(/<path/g)).toHaveLength(4)
})
