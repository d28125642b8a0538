import type { Page } from 'playwright/test'

const mark = '»'

/** As Chromium's translation: every text, also a later one, moves into `<font>` with other words. */
export const translatePage = (page: Page) =>
  page.evaluate((prefix) => {
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
        outer.firstElementChild?.append(prefix + text.data)
      }
    }
    translate(document.body)
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) translate(target)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }, mark)

export const translated = (text: string) => mark + text
