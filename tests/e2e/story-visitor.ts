import type { Browser, Page } from 'playwright/test'
import { axeFindings, axeScript } from './axe-findings.ts'
import type { Undecided } from './axe-findings.ts'
import { faintTexts } from './ground-sampler.ts'
import { layoutFaults } from './layout-faults.ts'
import type { Story } from './storybook.ts'

/** A cover is the picture of a book with a name of its own, as a logo is; its words stand beside it as well. */
const isCover = (target: string) => /\.book-(title|line|figure|word)/.test(target)

export type Looks = { coach?: string; widths: readonly number[] }
const heights: Record<number, number> = { 320: 640, 390: 844, 1440: 900 }

/** Goes from story to story on one page of one browser, as somebody does who clicks through the sidebar. */
export const openVisitor = async (browser: Browser, origin: string) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  await page.addInitScript(axeScript)
  await page.goto(`${origin}/iframe.html?viewMode=story`)
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue')

  const misplaced = (story: Story) => page.evaluate(layoutFaults, mayBreak(story))

  /** Every fault of what is shown now. */
  const faultsHere = async (story: Story) => [
    ...(await misplaced(story)),
    ...(await readable(page, isWholePage(story))),
  ]

  /** Every fault of a story, each with the width at which it was seen. */
  const faultsOf = async (story: Story, { coach, widths }: Looks): Promise<string[]> => {
    errors.length = 0
    const faults: string[] = []
    const [first = 390] = widths
    await page.setViewportSize({ width: first, height: heights[first] ?? 900 })
    await page.evaluate(wear, coach)
    const ending = await page.evaluate(show, story.id)
    if (ending !== 'success') return [`${story.id}: ${ending} ${errors.join(' | ').slice(0, 400)}`]
    for (const width of widths) {
      await page.setViewportSize({ width, height: heights[width] ?? 900 })
      await page.evaluate(settled)
      const found = await (isBetween(width, widths) ? misplaced(story) : faultsHere(story))
      faults.push(...found.map((fault) => `${story.id} at ${width} px: ${fault}`))
    }
    return [...faults, ...errors.map((error) => `${story.id}: console: ${error}`)]
  }
  return { faultsOf, faultsHere, page, close: () => context.close() }
}

/** Markup and colours are those of the narrowest and the widest: in between only the layout is another. */
const isBetween = (width: number, widths: readonly number[]) =>
  width > Math.min(...widths) && width < Math.max(...widths)

/** What is one long word, or has longer words than its place was made for. */
const mayBreak = ({ id }: Story) => /long-word|right-to-left/.test(id)

/** A campaign's form in one of its states is no page. */
const isWholePage = ({ title, id }: Story) =>
  title.startsWith('Campaigns/') ? id.endsWith('--page') : /^Pages(\/|$)/.test(title)

/** What axe finds, and what it leaves undecided once the pixels have been looked at. */
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

/** Storybook's own line between sidebar and page; its types are those of an add-on. */
type Channel = {
  on: (event: string, listener: (...told: never[]) => void) => void
  off: (event: string, listener: (...told: never[]) => void) => void
  emit: (event: string, ...told: unknown[]) => void
}

/** Runs in the page: puts on a coach's look, and keeps the add-on from running axe a second time. */
const wear = (coach: string = 'vitality') => {
  // Put there by Storybook.
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel
  }
  channel.emit('updateGlobals', { globals: { a11y: { manual: true }, coach } })
}

/** Runs in the page: shows the story and waits until it is drawn and played; says how that ended. */
const show = (id: string): Promise<string> =>
  new Promise((done) => {
    // Put there by Storybook.
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Channel
    }
    const listeners: Record<string, (told: never) => void> = {
      storyFinished: (told: { storyId: string; status: string }) => told.storyId === id && end(told.status),
      storyThrewException: (error: Error) => end(`threw ${error.message}`),
      storyErrored: (error: { title: string }) => end(`error ${error.title}`),
      storyMissing: () => end('missing'),
      playFunctionThrewException: (error: Error) => end(`play: ${error.message.slice(0, 400)}`),
    }
    const end = (ending: string) => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
      done(ending)
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })

/** Runs in the page: fonts are there, and two frames have been painted. */
const settled = async () => {
  await document.fonts.ready
  for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done))
}
