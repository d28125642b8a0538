import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { clickAt, typing } from './actions.ts'
import { connectBidi } from './bidi.ts'
import type { Driver } from './driver.ts'
import { firstMatch } from './first-match.ts'

/** Nothing that Firefox does besides showing pages. */
const settings = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.ipc.processCount': 1,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#',
  'ui.useOverlayScrollbars': 1,
  'toolkit.telemetry.enabled': false,
}
const Tree = z.object({ contexts: z.array(z.object({ context: z.string() })) })
const Session = z.object({ capabilities: z.object({ browserVersion: z.string() }) })
const Evaluated = z.object({
  result: z.object({ value: z.string() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
})
const Picture = z.object({ data: z.string() })

/** Firefox itself speaks WebDriver BiDi: it needs no driver. */
export const openFirefox = async (path: string): Promise<Driver> => {
  const profile = mkdtempSync(join(tmpdir(), 'porchlight-firefox-'))
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  // Without a page to start with, the address field has the focus, and no page ever gets it.
  const flags = ['--headless', '--profile', profile, '--remote-debugging-port', '0', 'data:text/html,']
  const child = spawn(path, flags, {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const bidi = await connectBidi(`${await firstMatch(child, /BiDi listening on (ws:\S+)/)}/session`)
  const session = Session.parse(await bidi.send('session.new', { capabilities: {} }))
  const context = Tree.parse(await bidi.send('browsingContext.getTree')).contexts[0]?.context
  const act = (actions: unknown[]) => bidi.send('input.performActions', { context, actions })
  return {
    name: `Firefox ${session.capabilities.browserVersion}`,
    go: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (expression) => {
      const asked = { expression, target: { context }, awaitPromise: true }
      const { result, exceptionDetails } = Evaluated.parse(await bidi.send('script.evaluate', asked))
      if (!result) throw new Error(exceptionDetails?.text)
      return result.value
    },
    click: async (x, y) => void (await act(clickAt(x, y))),
    type: async (text) => void (await act(typing(text))),
    resize: async (viewport) => void (await bidi.send('browsingContext.setViewport', { context, viewport })),
    picture: async () =>
      Buffer.from(
        Picture.parse(await bidi.send('browsingContext.captureScreenshot', { context })).data,
        'base64',
      ),
    close: async () => {
      await bidi.send('browser.close')
      await ended
      process.off('exit', kill)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
