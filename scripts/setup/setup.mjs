// Plain JavaScript for any Node >= 20: it runs before anything is installed.
import { ensureBrowser } from './browser.mjs'
import { installOtherBrowsers } from './other-browsers.mjs'
import { ensureNode } from './node.mjs'
import { ensurePackages, repairDatabaseLinks } from './packages.mjs'
import { refuse } from './tools.mjs'

if (Number.parseInt(process.versions.node, 10) < 20) {
  refuse(`Node ${process.versions.node} is too old: install Node 24, then try again.`)
}
const needsBrowser = process.argv.includes('--browser')
const wantsOthers = process.argv.includes('--browsers')
// Without it, what production has.
const isDevelopment = needsBrowser || wantsOthers || process.argv.includes('--development')

ensurePackages({ isDevelopment })
ensureNode()
repairDatabaseLinks()
if (needsBrowser) ensureBrowser()
if (wantsOthers) installOtherBrowsers()
