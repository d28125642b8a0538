import type { Page } from 'playwright/test'

export type Shifts = { all: number; afterTouch: number }

/** All layout shifts since the page was opened, and those after input. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { all: 0, afterTouch: 0 }
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Chromium's LayoutShift, which TypeScript's library does not describe.
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (hadRecentInput) shifts.afterTouch += value
        else shifts.all += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Two frames, so that the last paint is recorded. */
export const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done))
    // Set by watchShifts.
    return (globalThis as unknown as { shifts: Shifts }).shifts
  })
