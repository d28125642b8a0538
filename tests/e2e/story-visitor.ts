import type { Browser, Page } from 'playwright/test'
import { axeFindings, axeScript } from './axe-findings.ts'
import type { Undecided } from './axe-findings.ts'
import { faintTexts } from './ground-sampler.ts'
import { layoutFaults } from './layout-faults.ts'
import type { Story } from './storybook.ts'

/** A cover is a picture with a name, and its text is also beside it. */
const isCover = (target: string) => /\.book-(title|line|figure|word)/.test(target)

export type Looks = { coach?: string; page?: 'dark'; widths: readonly number[] }
const heights: Record<number, number> = { 320: 640, 390: 844, 1440: 900 }

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
  await page.goto(`${origin}/iframe.html?viewMode=story`)
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue')

  let worn = globalsOf({})
  await page.evaluate(wear, worn)

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
    // Each change renders the current story again.
    const globals = globalsOf(look)
    if (JSON.stringify(globals) !== JSON.stringify(worn)) await page.evaluate(wear, globals)
    worn = globals
    const shown = await page.evaluate(show, story.id)
    if (shown !== 'success') return [`${story.id}: ${shown} ${errors.join(' | ').slice(0, 400)}`]
    for (const width of [first, ...others]) {
      if (width !== first) await page.setViewportSize(sizeOf(width))
      await page.evaluate(settled)
      const found = await (isBetween(width, widths) ? misplaced(story) : faultsHere(story))
      faults.push(...found.map((fault) => `${story.id} at ${width} px: ${fault}`))
    }
    const ending = await page.evaluate(ended)
    if (ending !== 'success') faults.push(`${story.id}: ${ending}`)
    return [...faults, ...errors.map((error) => `${story.id}: console: ${error}`)]
  }
  return { faultsOf, faultsHere, page, close: () => context.close() }
}

const sizeOf = (width: number) => ({ width, height: heights[width] ?? 900 })

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

/** Storybook's channel; its types are those of an add-on. */
type Channel = {
  on: (event: string, listener: (...reported: never[]) => void) => void
  off: (event: string, listener: (...reported: never[]) => void) => void
  emit: (event: string, ...reported: unknown[]) => void
}

/** The add-on does not run axe again. */
const globalsOf = ({ coach = 'vitality', page = 'light' }: { coach?: string; page?: 'dark' | 'light' }) => ({
  a11y: { manual: true },
  coach,
  page,
})

/** Runs in the page. */
const wear = (globals: object) => {
  // Set by Storybook.
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel
  }
  channel.emit('updateGlobals', { globals })
}

/**
 * Runs in the page: shows the story and waits until it is rendered and played; returns the result. Storybook also waits for
 * animations before it reports the end (`ended`); the checks wait for those in `settled` instead.
 */
const show = (id: string): Promise<string> =>
  new Promise((done) => {
    // Storybook sets the channel; the result is for `ended`.
    const place = globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel; ending: Promise<string> }
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = place
    const { promise, resolve } = Promise.withResolvers<string>()
    place.ending = promise
    const listeners: Record<string, (reported: never) => void> = {
      storyRenderPhaseChanged: (reported: { storyId: string; newPhase: string }) =>
        reported.storyId === id && reported.newPhase === 'completing' && done('success'),
      storyFinished: (reported: { storyId: string; status: string }) =>
        reported.storyId === id && end(reported.status),
      storyThrewException: (error: Error) => end(`threw ${error.message}`),
      storyErrored: (error: { title: string }) => end(`error ${error.title}`),
      storyMissing: () => end('missing'),
      playFunctionThrewException: (error: Error) => end(`play: ${error.message.slice(0, 400)}`),
    }
    const end = (ending: string) => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
      resolve(ending)
      done(ending)
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })

/** Runs in the page: the result of the story by Storybook. */
const ended = (): Promise<string> => {
  // Set by `show`.
  const { ending } = globalThis as unknown as { ending: Promise<string> }
  return ending
}

/**
 * Runs in the page: waits for fonts, two frames, and the end of animations. Scroll-driven animations do not run.
 */
const settled = async () => {
  await document.fonts.ready
  for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done))
  const moving = document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))
}
