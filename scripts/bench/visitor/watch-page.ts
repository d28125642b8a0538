import type { Page } from 'playwright'

/** Milliseconds from a touch to the next paint, as Event Timing has them: in steps of 8, from 16 on. */
export type Delay = { delay: number; isBusy: boolean }

type Seen = {
  entries: { interaction: number; start: number; delay: number }[]
  busyAt: number
  paint: number
  isPicture: boolean
}
declare const seen: Seen

/** Before the page loads: keeps its interactions, its largest paint, and when its form got busy. */
export const watchPage = (page: Page) =>
  page.addInitScript(() => {
    const found: Seen = { entries: [], busyAt: Infinity, paint: 0, isPicture: false }
    Object.assign(globalThis, { seen: found })
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    const watch = (type: string, use: (entry: PerformanceEventTiming & { element?: Element }) => void) =>
      new PerformanceObserver((list) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- paints are read for what every entry has
        for (const entry of list.getEntries() as PerformanceEventTiming[]) use(entry)
      }).observe(Object.assign({ type, buffered: true }, { durationThreshold: 16 }))
    watch('event', ({ interactionId, startTime, duration }) => {
      if (interactionId) found.entries.push({ interaction: interactionId, start: startTime, delay: duration })
    })
    watch('largest-contentful-paint', ({ startTime, element }) => {
      found.paint = startTime
      found.isPicture = element?.localName === 'img'
    })
    new MutationObserver(() => {
      if (document.querySelector('form[aria-busy]')) found.busyAt = Math.min(found.busyAt, performance.now())
    }).observe(document, { subtree: true, attributeFilter: ['aria-busy'] })
  })

export type Paint = { paint: number; isPicture: boolean }

export const largestPaint = (page: Page): Promise<Paint> =>
  page.evaluate(() => ({ paint: seen.paint, isPicture: seen.isPicture }))

/** What `touch` does to the page: the slowest of its interactions. */
export const delayOf = async (page: Page, touch: () => Promise<void>): Promise<Delay> => {
  await page.evaluate(() => {
    seen.entries = []
  })
  await touch()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))
  const { entries, busyAt } = await page.evaluate(() => seen)
  const slowest = entries.toSorted((a, b) => b.delay - a.delay)[0]
  if (!slowest) return { delay: 16, isBusy: true }
  return { delay: slowest.delay, isBusy: busyAt <= slowest.start + slowest.delay }
}
