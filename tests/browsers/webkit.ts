import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { freePort } from '../free-port.ts'
import { clickAt, typing } from './actions.ts'
import type { Driver } from './driver.ts'
import { until } from './until.ts'

export type WebKitPaths = { driver: string; browser: string; screen: string }

const Session = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) })

const screenWidth = 1600
const barHeight = 20

/** The buttons above the page would make every window wider than a phone. */
const narrowTheme =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 3px; }\n'

/** WebKitGTK's MiniBrowser, on a screen that nobody sees. */
export const openWebKit = async ({ driver, browser, screen }: WebKitPaths): Promise<Driver> => {
  const home = mkdtempSync(join(tmpdir(), 'porchlight-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), narrowTheme)
  const children: ChildProcess[] = []
  const end = () => {
    for (const child of children) child.kill('SIGKILL')
  }
  process.once('exit', end)

  const size = ['-screen', '0', `${screenWidth}x1200x24`, '-nolisten', 'tcp']
  const shown = spawn(screen, ['-displayfd', '1', ...size], { stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(shown)
  const [display] = (await once(shown.stdout, 'data')) as [Buffer]
  const port = await freePort()
  const env = {
    ...process.env,
    DISPLAY: `:${display.toString().trim()}`,
    GDK_BACKEND: 'x11',
    // Without a graphics card layers cost more than they save.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
  }
  children.push(spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }))

  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  await until('WebKitWebDriver answers', async () => (await call('GET', '/status')) !== null)
  const options = { binary: browser, args: ['--automation', '--private'] }
  // A page that goes while it is asked never answers: soon it is asked again.
  const timeouts = { script: 8000 }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts } }
  const session = Session.parse(await call('POST', '/session', { capabilities }))
  const path = `/session/${session.sessionId}`
  return {
    name: `WebKitGTK ${session.capabilities.browserVersion}`,
    go: async (url) => void (await call('POST', `${path}/url`, { url })),
    run: async (expression) =>
      z.string().parse(
        await call('POST', `${path}/execute/async`, {
          script: `const done = arguments[0]; Promise.resolve(${expression}).then(done)`,
          args: [],
        }),
      ),
    click: async (x, y) => void (await call('POST', `${path}/actions`, { actions: clickAt(x, y) })),
    type: async (text) => void (await call('POST', `${path}/actions`, { actions: typing(text) })),
    resize: async ({ width, height }) => {
      // Without a window manager the window under the pointer, which is in the middle of the screen, has the focus.
      const x = Math.round((screenWidth - width) / 2)
      await call('POST', `${path}/window/rect`, { x, y: 0, width, height: height + barHeight })
    },
    picture: async () => Buffer.from(z.string().parse(await call('GET', `${path}/screenshot`)), 'base64'),
    close: async () => {
      await call('DELETE', path)
      end()
      process.off('exit', end)
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
