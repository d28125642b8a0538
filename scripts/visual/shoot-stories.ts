import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { openStories, sizeOf } from '../../tests/e2e/story-page.ts'
import { readStories, serveFolder } from '../../tests/e2e/storybook.ts'
import type { Story } from '../../tests/e2e/storybook.ts'

/**
 * Pictures of the stories of a built Storybook at 390 and 1440 px: `<story>-390.png`. Whole campaigns are left to `shootPages`,
 * and hard cases to their own checks. Throws where a story cannot be shown.
 */
export const shootStories = async (browser: Browser, { book, out }: { book: string; out: string }) => {
  mkdirSync(out, { recursive: true })
  const served = await serveFolder(book)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  // Some stories count down to a date.
  await context.clock.setFixedTime('2026-06-01T09:00:00Z')
  const page = await context.newPage()
  const stories = await openStories(page, served.origin)
  // Their controls are never drawn the same twice.
  const films = page.locator('video')
  for (const story of (await readStories(book)).filter(isShown)) {
    const shown = await stories.show(story)
    if (shown !== 'success') throw new Error(`${story.id}: ${shown}`)
    await stories.ended()
    for (const width of [390, 1440]) {
      await page.setViewportSize(sizeOf(width))
      await stories.settled()
      await page.screenshot({ path: join(out, `${story.id}-${width}.png`), fullPage: true, mask: [films] })
    }
  }
  await context.close()
  await served.close()
}

const isShown = ({ id, title }: Story) =>
  !(title.startsWith('Campaigns/') && id.endsWith('--page')) &&
  !title.endsWith('/Hard cases') &&
  !frames.has(id)

/** It shows other stories in frames. */
const frames = new Set(['brands--board'])
