import type { Page } from 'playwright/test'
import type { Story } from './storybook.ts'

export type Look = { coach?: string; page?: 'dark' | 'light' }

const heights: Record<number, number> = { 320: 640, 390: 844, 1440: 900 }
export const sizeOf = (width: number) => ({ width, height: heights[width] ?? 900 })

/** The stories of a Storybook, one after the other on one page, as clicks in the sidebar show them. */
export const openStories = async (page: Page, origin: string) => {
  await page.goto(`${origin}/iframe.html?viewMode=story`)
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue')
  let worn = globalsOf({})
  await page.evaluate(wear, worn)

  /** Returns "success", or what went wrong. */
  const showStory = async ({ id }: Story, look: Look = {}): Promise<string> => {
    // Each change renders the current story again.
    const globals = globalsOf(look)
    if (JSON.stringify(globals) !== JSON.stringify(worn)) await page.evaluate(wear, globals)
    worn = globals
    return page.evaluate(show, id)
  }
  return { show: showStory, settled: () => page.evaluate(settled), ended: () => page.evaluate(ended) }
}

/** Storybook's channel; its types are those of an add-on. */
type Channel = {
  on: (event: string, listener: (...reported: never[]) => void) => void
  off: (event: string, listener: (...reported: never[]) => void) => void
  emit: (event: string, ...reported: unknown[]) => void
}

/** The add-on does not run axe again. */
const globalsOf = ({ coach = 'vitality', page = 'light' }: Look) => ({ a11y: { manual: true }, coach, page })

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
