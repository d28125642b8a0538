/** A scroll of its own: with one in the same frame, Chromium counts as moved what an exact scroll has kept still. */
export const afterPaint = (show: () => void) => requestAnimationFrame(() => requestAnimationFrame(show))
