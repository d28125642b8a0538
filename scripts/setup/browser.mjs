import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findNode } from './node.mjs'
import { modules, refuse, root, run, say } from './tools.mjs'

export const ensureBrowser = () => {
  if (chromiumPath()) return
  say('No Chromium found, fetching one for the browser tests ...')
  const ownFolder = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: join(modules, '.cache', 'playwright') }
  run(join(modules, '.bin', 'playwright'), ['install', 'chromium'], { env: ownFolder })
  if (chromiumPath()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installOfSystem()
  if (chromiumPath()) return
  refuse('The browser tests need Chromium: install the package "chromium", or set CHROMIUM_PATH to one.')
}

/** Recommended packages would bring a desktop and its printers. */
const installOfSystem = () => {
  say('Not found; trying the package of the operating system ...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation']
  run('apt-get', ['update', '-qq'])
  const shell = run('apt-get', [...install, 'chromium-headless-shell'], { env })
  if (shell.status !== 0) run('apt-get', [...install, 'chromium'], { env })
}

/** As the tests find it; the file is TypeScript, so only the Node of Porchlight can load it. */
const chromiumPath = () => {
  const program = `import { chromiumPath } from './tests/chromium.ts'; console.log(chromiumPath() ?? '')`
  const answer = spawnSync(findNode(), ['--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  })
  return answer.stdout.trim()
}
