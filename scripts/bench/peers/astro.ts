import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyYaml } from './copy-yaml.ts'
import { installedVersion, linkPackages } from './install.ts'
import { pageCss } from './page-css.ts'
import type { Peer } from './peer.ts'

/** Campaign files are a content collection; one route has their paths. */
export const astro: Peer = {
  name: 'Astro',
  version: () => installedVersion('astro'),
  write: (project, campaignsDir) => {
    cpSync(join(import.meta.dirname, 'astro'), project, { recursive: true })
    cpSync(join(import.meta.dirname, 'campaign-sections.js'), join(project, 'src/campaign-sections.js'))
    copyYaml(campaignsDir, join(project, 'campaigns'))
    writeFileSync(join(project, 'src/page.css'), pageCss())
    linkPackages(project)
  },
  command: process.execPath,
  words: ['node_modules/astro/bin/astro.mjs', 'build', '--silent'],
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  output: 'dist',
}
