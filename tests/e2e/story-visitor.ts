import type { Browser, Page } from 'playwright/test'
import { axeFindings, axeScript } from './axe-findings.ts'
import type { Undecided } from './axe-findings.ts'
import { faintTexts } from './ground-sampler.ts'
import { layoutFaults } from './layout-faults.ts'
import { openStories, sizeOf } from './story-page.ts'
import type { Look } from './story-page.ts'
import type { Story } from './storybook.ts'

/** A cover is a picture with a name, and its text is also beside it. */
const isCover = (target: string) => /\.book-(title|line|figure|word)/.test(target)

export type Looks = Look & { widths: readonly number[] }

/** Visits one story after the other on one page, as a click in the sidebar does. */
export const openVisitor = async (browser: Browser, origin: string) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  await page.addInitScript(axeScript)
  const book = await openStories(page, origin)

  const misplaced = (story: Story) => page.evaluate(layoutFaults, mayBreak(story))

  /** Every fault of the current story. */
  const faultsHere = async (story: Story) => [
    ...(await misplaced(story)),
    ...(await readable(page, isWholePage(story))),
  ]

  /** Every fault of a story, with the width. */
  const faultsOf = async (story: Story, { widths, ...look }: Looks): Promise<string[]> => {
    errors.length = 0
    const faults: string[] = []
    const [first = 390, ...others] = inTurn(widths, page.viewportSize()?.width)
    await page.setViewportSize(sizeOf(first))
    const shown = await book.show(story, look)
    if (shown !== 'success') return [`${story.id}: ${shown} ${errors.join(' | ').slice(0, 400)}`]
    for (const width of [first, ...others]) {
      if (width !== first) await page.setViewportSize(sizeOf(width))
      await book.settled()
      const found = await (isBetween(width, widths) ? misplaced(story) : faultsHere(story))
      faults.push(...found.map((fault) => `${story.id} at ${width} px: ${fault}`))
    }
    const ending = await book.ended()
    if (ending !== 'success') faults.push(`${story.id}: ${ending}`)
    return [...faults, ...errors.map((error) => `${story.id}: console: ${error}`)]
  }
  return { faultsOf, faultsHere, page, close: () => context.close() }
}

/** Reversed if the last story ended at the last width, because resizing is slow. */
const inTurn = (widths: readonly number[], now: number | undefined) =>
  now === widths.at(-1) ? widths.toReversed() : widths

/** Markup and colours are checked at the narrowest and the widest; between them only the layout differs. */
const isBetween = (width: number, widths: readonly number[]) =>
  width > Math.min(...widths) && width < Math.max(...widths)

/** One long word, or longer words than fit. */
const mayBreak = ({ id }: Story) => /long-word|right-to-left/.test(id)

const isWholePage = ({ title, id }: Story) =>
  title.startsWith('Campaigns/') ? id.endsWith('--page') : /^Pages(\/|$)/.test(title)

/** Findings of axe, with undecided contrasts measured in pixels. */
const readable = async (page: Page, isWhole: boolean): Promise<string[]> => {
  const { violations, undecided } = await axeFindings(page, isWhole)
  const byPixels = undecided
    .filter(({ rule, target }) => rule === 'color-contrast' && !isCover(target))
    .map(({ target }) => target)
  const faint = byPixels.length > 0 ? await faintTexts(page, byPixels) : []
  const open = undecided.filter(({ rule }) => rule !== 'color-contrast')
  return [
    ...violations,
    ...faint.map(
      ({ target, says, ratio, least }) => `contrast ${ratio} of ${least} by pixels: ${target} "${says}"`,
    ),
    ...open.map(({ rule, target, why }: Undecided) => `undecided ${rule}: ${target} (${why})`),
  ]
}
