import type { Page } from 'playwright/test'

const mark = '»'

/** Does to a page what Chromium's translation does: every text, also one that comes later, moves into `<font>` in other words. */
export const translatePage = (page: Page) =>
  page.evaluate((sign) => {
    const silent = 'script, style, noscript, textarea, option, font'
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(silent)) continue
        const outer = document.createElement('font')
        outer.append(document.createElement('font'))
        text.replaceWith(outer)
        outer.firstElementChild?.append(sign + text.data)
      }
    }
    translate(document.body)
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) translate(target)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }, mark)

/** A text as the translated page shows it. */
export const translated = (text: string) => mark + text
