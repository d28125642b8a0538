/** A scroll of its own: with one in the same frame, Chromium counts as moved what an exact scroll has kept still. */
export const afterPaint = (show: () => void) => requestAnimationFrame(() => requestAnimationFrame(show))

const hiddenWait = 100

/** Resolves once a change is on the screen; a page that is hidden paints nothing, and goes on all the same. */
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, hiddenWait)
  })
