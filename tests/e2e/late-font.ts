// oxlint-disable unicorn/consistent-function-scoping -- what runs inside of the page can name nothing outside of it
import type { Page } from 'playwright/test'

/** Milliseconds. */
export const delay = 1800

export type FirstPaint = {
  /** FontFace states of the inlined font and of the file. */
  inlined: string
  file: string
  /** Letters of the h1 that the inlined font lacks. */
  missing: string
  /** Left edge and width of each line of the h1. */
  lines: number[]
}

type Shift = { value: number; sources: { node: Node | null }[] }
type Record = {
  shift: number
  moved: string[]
  first: Promise<FirstPaint>
  look: () => FirstPaint
  /** Counts what the browser has noted and not reported yet, as a busy one may. */
  catchUp: () => void
}

/** Records shifts and the first contentful paint, from before the page loads. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    const stateOf = (family: string) =>
      [...document.fonts].find((face) => face.family.replaceAll('"', '') === family)?.status ?? 'none'
    /** A missing letter falls back to the next family: these two never have the same width. */
    const lettersLacking = (text: string, weight: string) => {
      const pen = document.createElement('canvas').getContext('2d')
      const widthIn = (letter: string, family: string) => {
        if (!pen) return 0
        pen.font = `${weight} 200px ${family}`
        return pen.measureText(letter).width
      }
      const isDrawn = (letter: string) =>
        widthIn(letter, 'H, monospace') === widthIn(letter, 'H, sans-serif') &&
        widthIn(letter, 'H, monospace') === widthIn(letter, 'H, serif')
      return [...new Set(text.replace(/\s/g, ''))].filter((letter) => !isDrawn(letter)).join('')
    }
    const look = () => {
      const title = document.querySelector('h1')
      const range = document.createRange()
      if (title) range.selectNodeContents(title)
      return {
        inlined: stateOf('H'),
        file: stateOf('D'),
        missing: title ? lettersLacking(title.innerText, getComputedStyle(title).fontWeight) : 'h1',
        lines: [...range.getClientRects()].flatMap(({ left, width }) => [left, width]),
      }
    }
    const { promise: first, resolve: painted } = Promise.withResolvers<FirstPaint>()
    const note = (entries: PerformanceEntry[]) => {
      // Chromium's LayoutShift, which TypeScript's library does not describe.
      for (const entry of entries as (PerformanceEntry & Shift)[]) {
        record.shift += entry.value
        record.moved.push(...entry.sources.map(({ node }) => (node?.textContent ?? '').slice(0, 30)))
      }
    }
    const shifts = new PerformanceObserver((list) => note(list.getEntries()))
    shifts.observe({ type: 'layout-shift', buffered: true })
    const record: Record = { shift: 0, moved: [], first, look, catchUp: () => note(shifts.takeRecords()) }
    Object.assign(globalThis, { lateFont: record })
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) painted(look())
    }).observe({ type: 'paint', buffered: true })
  })

export const firstPaint = (page: Page): Promise<FirstPaint> =>
  page.evaluate(() => {
    // Set by watch().
    const { lateFont } = globalThis as unknown as { lateFont: Record }
    return lateFont.first
  })

/** The same at the end, once every font is painted, with all shifts until then. */
export const lastPaint = (page: Page): Promise<FirstPaint & { shift: number; moved: string[] }> =>
  page.evaluate(async () => {
    while ([...document.fonts].some(({ status }) => status === 'loading')) await document.fonts.ready
    for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done))
    // Set by watch().
    const { lateFont } = globalThis as unknown as { lateFont: Record }
    lateFont.catchUp()
    const { shift, moved, look } = lateFont
    return { ...look(), shift, moved }
  })

/** Delays every font file until the time is over and the caller has seen the first paint. */
export const keepFontsBack = async (page: Page) => {
  const { promise: isSeen, resolve: release } = Promise.withResolvers<void>()
  let files = 0
  await page.route('**/*.woff2', async (route) => {
    files += 1
    await Promise.all([isSeen, new Promise((done) => setTimeout(done, delay))])
    await route.continue()
  })
  return { release, count: () => files }
}

/** Takes the inlined face out of the document. */
export const withoutInlinedFace = (page: Page) => changeFaces(page, (html) => html.replace(inlined, ''))

/** The same, and the local face that is shown until the file is there is twice as wide as it should be. */
export const withWideFallback = (page: Page) =>
  changeFaces(page, (html) => html.replace(inlined, '').replace(sizeOfFallback, '$1200%'))

const inlined = /@font-face\{font-family:H;[^}]*\}/g
const sizeOfFallback = /(@font-face\{font-family:F;[^}]*size-adjust:)[\d.]+%/g

/** The policy of the document goes, since it names the style by its hash. */
const changeFaces = (page: Page, change: (html: string) => string) =>
  page.route(
    (url) => !url.pathname.startsWith('/assets/'),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ status: response.status(), headers, body: change(html) })
    },
  )
