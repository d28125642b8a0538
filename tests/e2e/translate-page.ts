import type { Page } from 'playwright/test'

const mark = '»'

/**
 * As browsers translate: every text, also a later one, is in `<font>` with other words. Some move the node of the text, others
 * put another one in its place; here they take turns.
 */
export const translatePage = (page: Page) =>
  page.evaluate((prefix) => {
    const silent = 'script, style, noscript, textarea, option, font'
    let moves = false
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(silent)) continue
        const outer = document.createElement('font')
        outer.append(document.createElement('font'))
        text.replaceWith(outer)
        moves = !moves
        const words = prefix + text.data
        if (moves) text.data = words
        outer.firstElementChild?.append(moves ? text : words)
      }
    }
    translate(document.body)
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) translate(target)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }, mark)

export const translated = (text: string) => mark + text
