/** In pixels, from the corner of the view. */
export type Bar = { left: number; top: number; width: number; height: number }

/** What is the same for everyone is written, and a press or a mark is a shape of its own (`styles/ghost.css`). */
const written =
  'thead, .held-head, h2:not(.trouble h2, .unsent h2), figcaption, label[for], .ways, .tabs, .input'
const shapes = '.press, .row-press, .badge, .tag, .avatar, .face'
const unseen = 'details:not([open]) > :not(summary)'
const without = [written, shapes, unseen].join()

/** A bar for each line of words in a view. */
export const barsOf = (view: HTMLElement): Bar[] => {
  const corner = view.getBoundingClientRect()
  const bars: Bar[] = []
  for (const rect of linesOf(view)) {
    const height = rect.height * part
    const [left, top] = [rect.left - corner.left, rect.top - corner.top + (rect.height - height) / 2]
    const last = bars.at(-1)
    // Words in several elements are one bar.
    if (last && Math.abs(last.top - top) < height / 2 && isNext(last, left))
      last.width = left + rect.width - last.left
    else bars.push({ left, top, width: rect.width, height })
  }
  return bars
}

/** Of the height of a line. */
const part = 0.62
const space = 7

const isNext = ({ left, width }: Bar, next: number) => next >= left + width - 1 && next - left - width < space

const linesOf = (view: HTMLElement): DOMRect[] => {
  const rects: DOMRect[] = []
  const texts = document.createTreeWalker(view, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode
    const { parentElement } = text
    if (!text.nodeValue?.trim() || !parentElement || parentElement.closest(without)) continue
    // For screen readers alone; or there is a ghost in this one.
    if (parentElement.offsetWidth === 1 || parentElement.closest('.ghost-view') !== view) continue
    range.selectNodeContents(text)
    rects.push(...range.getClientRects())
  }
  return rects.filter(({ width }) => width > 1)
}
