import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyYaml } from './copy-yaml.ts'
import { installedVersion, linkPackages } from './install.ts'
import { pageCss } from './page-css.ts'
import type { Peer } from './peer.ts'

/** Campaign files are global data; one template is paginated over them. */
export const eleventy: Peer = {
  name: 'Eleventy',
  version: () => installedVersion('@11ty/eleventy'),
  write: (project, campaignsDir) => {
    cpSync(join(import.meta.dirname, 'eleventy'), project, { recursive: true })
    cpSync(join(import.meta.dirname, 'campaign-sections.js'), join(project, 'campaign-sections.js'))
    copyYaml(campaignsDir, join(project, 'src/_data/campaigns'))
    mkdirSync(join(project, 'src/_includes'))
    writeFileSync(join(project, 'src/_includes/page.css'), pageCss())
    linkPackages(project)
  },
  command: process.execPath,
  words: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
  output: '_site',
}
