import type { Page } from 'playwright/test'

export type Shifts = { all: number; afterTouch: number }

/** Everything that moved on the page since it was opened, with the moves that follow a touch counted by themselves too. */
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

/** Two frames, so that what has just been painted is in the record. */
export const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done))
    // Put there by watchShifts.
    return (globalThis as unknown as { shifts: Shifts }).shifts
  })
