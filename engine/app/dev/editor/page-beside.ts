import type { Clicked } from './field-clicked.ts'
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

/** What of the page a click is on. */
export const clickedOn = (target: Element, x: number, y: number): Clicked => {
  const around = plainWords(target.closest('section')?.textContent ?? '')
  if (target.closest('input, select, textarea')) return { texts: [], around }
  const pressed = target.closest(pressable)
  const isWords = pressed !== null || hasOwnWords(target)
  const under = isWords ? [target] : target.ownerDocument.elementsFromPoint(x, y)
  const picture = under.map(assetOf).find((name) => name !== undefined)
  const texts = [target, ...(pressed ? [pressed] : [])].map(({ textContent }) => plainWords(textContent))
  return { ...(picture !== undefined && { picture }), texts: texts.filter((text) => text !== ''), around }
}

/** What would lead away from the page, or send its form. */
export const pressable = 'a, button, area'

const hasOwnWords = ({ childNodes }: Element): boolean =>
  [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())

/** The dev server shows pictures from where they are on disk: "/@fs/.../assets/lake.jpg?of=...". */
const assetOf = (element: Element): string | undefined => {
  const name = /\/assets\/([^/?]+)(?:\?|$)/.exec(element.getAttribute('src') ?? '')?.[1]
  return name && decodeURIComponent(name)
}
