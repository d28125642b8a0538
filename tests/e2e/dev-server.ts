import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from 'playwright/test'
import type { Page } from 'playwright/test'
import { parseDocument } from 'yaml'
import { freePort } from '../free-port.ts'

export { expect } from 'playwright/test'

const root = join(import.meta.dirname, '../..')

const startDev = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-dev-'))
  const campaigns = join(folder, 'campaigns')
  await cp(join(root, 'campaigns'), campaigns, { recursive: true })
  const port = await freePort()
  let end = await runDev(campaigns, port)
  return {
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    file: join(campaigns, 'vitality/sugar-free-blueprint.yaml'),
    campaigns,
    end: () => end(),
    start: async () => {
      end = await runDev(campaigns, port)
    },
    close: async () => {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Dev = Awaited<ReturnType<typeof startDev>>

const runDev = async (campaigns: string, port: number) => {
  const args = ['scripts/dev/dev.ts', '--campaigns', campaigns, '--port', String(port)]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const gone = once(child, 'exit')
  const output: string[] = []
  await new Promise<void>((resolve, reject) => {
    void gone.then(() => reject(new Error(output.join(''))))
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output.push(chunk.toString())
        if (output.join('').includes(`http://127.0.0.1:${port}/`)) resolve()
      })
    }
  })
  return async () => {
    child.kill()
    await gone
  }
}

/** `dev`: one for all tests of a worker; each test restores the files. Paths are relative to this server. */
// oxlint-disable-next-line typescript/no-empty-object-type -- no fixture of a test alone
export const test = base.extend<{}, { dev: Dev }>({
  dev: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const dev = await startDev()
      await use(dev)
      await dev.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ dev }, use) => {
    await use(dev.url('/'))
  },
})

/** Opens a page and waits until it receives edits. */
export const open = (page: Page, path: string) => listening(page, page.goto(path))

export const listening = async (page: Page, opening: Promise<unknown>) => {
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
  await Promise.all([connected, opening])
}

export const diagnostics = (page: Page) => page.getByRole('region', { name: 'Diagnostics' })

export const withButton = (source: string, label: string) => {
  const document = parseDocument(source)
  const sections: { type: string }[] = document.toJS().sections
  document.setIn(['sections', sections.findIndex(({ type }) => type === 'form'), 'button', 'label'], label)
  return document.toString()
}

export const atPath = (source: string, path: string) =>
  source.replace(/^path:.*$/m, `path: ${path}`).replace(/^(aliases|redirects):(.*\n)(?:[ -].*\n)*/gm, '')
