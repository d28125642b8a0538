import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In a folder of their own, since Porchlight needs none of them. */
const folder = join(import.meta.dirname, '../../../.cache/porchlight/peers')
const versions = { '@11ty/eleventy': '3.1.8', astro: '7.3.5', yaml: '2.9.1' }
const manifest = `${JSON.stringify({ private: true, dependencies: versions }, null, 2)}\n`

let tried = false

/** Null: could not be installed. */
export const installedVersion = (name: keyof typeof versions): string | null => {
  if (!tried && !isInstalled()) install()
  tried = true
  return isInstalled() ? versions[name] : null
}

export const linkPackages = (project: string): void =>
  symlinkSync(join(folder, 'node_modules'), join(project, 'node_modules'), 'junction')

// npm writes the second file once everything is in place.
const isInstalled = () =>
  existsSync(join(folder, 'package.json')) &&
  readFileSync(join(folder, 'package.json'), 'utf8') === manifest &&
  existsSync(join(folder, 'node_modules/.package-lock.json'))

const install = () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), manifest)
  console.log('Installing Eleventy and Astro into .cache/porchlight/peers.')
  spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
}
