import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
export const modules = join(root, 'node_modules')

/** What npm counts is for nobody: its errors alone are shown. */
export const npm = (...args) => {
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: root, stdio: ['inherit', 'ignore', 'inherit'] }
  const started = Date.now()
  const { status } = process.env.npm_execpath?.endsWith('npm-cli.js')
    ? spawnSync(
        process.env.npm_node_execpath ?? process.execPath,
        [process.env.npm_execpath, ...all],
        options,
      )
    : spawnSync('npm', all, options)
  return { isDone: status === 0, seconds: Math.round((Date.now() - started) / 1000) }
}

export const run = (command, args, { cwd = root, env = process.env } = {}) =>
  spawnSync(command, args, { cwd, env, stdio: 'inherit' })

export const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

export const say = (line) => console.log(line)

export const refuse = (line) => {
  console.error(line)
  process.exit(1)
}
