import { plainWords } from './plain-words.ts'

export const frameBeside = () => document.querySelector<HTMLIFrameElement>('.wb-stage-page iframe')

let waiting: MutationObserver | undefined

/**
 * Scrolls the page beside the panel to the first of these texts that is on it. `isNew`: waits for it, because the page follows a
 * change of its file.
 */
export const showOnPage = (texts: readonly string[], { isNew = false } = {}): void => {
  waiting?.disconnect()
  const page = frameBeside()?.contentDocument
  const sought = texts.map((text) => plainWords(text).replace(/\.\.\.$/, '')).filter(isSought)
  if (!page || sought.length === 0 || scrollTo(page, sought) || !isNew) return
  waiting = new MutationObserver((_, observer) => {
    if (scrollTo(page, sought)) observer.disconnect()
  })
  waiting.observe(page, { subtree: true, childList: true, characterData: true })
}

/** "3" and "#fff" are on many pages, and mean something else there. */
const isSought = (words: string) => /\p{Letter}{2}/u.test(words) && !words.startsWith('#')

const scrollTo = (page: Document, sought: string[]): boolean => {
  const said = [...page.body.querySelectorAll('*')].map((element) => ({
    element,
    text: plainWords(element.textContent),
  }))
  const found = sought.map((words) => elementOf(said, words)).find((element) => element !== undefined)
  const view = page.defaultView
  if (!found || !view) return false
  const { top, bottom } = found.getBoundingClientRect()
  // `scrollIntoView` would scroll the panel's own page, too.
  if (top < 0 || bottom > view.innerHeight)
    view.scrollBy({ top: (top + bottom - view.innerHeight) / 2, behavior: 'instant' })
  return true
}

/** The innermost element that begins with the words. */
const elementOf = (said: { element: Element; text: string }[], words: string): Element | undefined =>
  said
    .flatMap(({ element, text }) => (text.startsWith(words) && element.checkVisibility() ? [element] : []))
    .find((element, index, all) => !element.contains(all[index + 1] ?? null))

/** The text of the page that a click is on, unless it is on what does something itself. */
export const wordsClicked = (target: Element): string =>
  target.closest('a, button, input, select, textarea') ? '' : plainWords(target.textContent)
