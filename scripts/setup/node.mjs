import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { modules, npm, refuse, say } from './tools.mjs'

const version = '24.21.0'
const wanted = Number.parseInt(version, 10)

/** Scripts of package.json find it first. */
const link = join(modules, '.bin', 'node')

/** The Node that runs Porchlight: the one of this machine, or the one that was fetched. */
export const findNode = () => [process.execPath, link].find((file) => majorOf(file) >= wanted)

const majorOf = (file) => {
  const answer = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return answer.status === 0 ? Number.parseInt(answer.stdout.slice(1), 10) : 0
}

export const ensureNode = () => {
  if (findNode()) return
  say(
    `Node ${process.versions.node} found. Porchlight runs on Node ${wanted}: fetching it into node_modules, for Porchlight alone ...`,
  )
  const { isDone, seconds } = fetchNode()
  if (!isDone || !findNode()) refuse(`Node ${wanted} could not be fetched (see above): install it yourself.`)
  say(`Node ${version} is there after ${seconds} s.`)
}

/** Into a folder that npm leaves alone when it installs packages. */
const fetchNode = () => {
  const folder = join(modules, '.node')
  const { platform, arch } = process
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'
  const name = `${prefix}-${platform}-${arch}`
  const fetched = npm('install', '--no-save', '--prefix', folder, `${name}@${version}`)
  const home = join(folder, 'node_modules', name)
  // A third of it is for compiling add-ons.
  rmSync(join(home, 'include'), { recursive: true, force: true })
  mkdirSync(dirname(link), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(relative(dirname(link), join(home, 'bin', 'node')), link)
  return fetched
}
