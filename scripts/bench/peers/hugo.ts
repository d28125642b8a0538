import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pageCss } from './page-css.ts'
import type { Peer } from './peer.ts'

/** Campaign files are front matter of content files, which every version of Hugo reads; coaches are read from assets. */
export const hugo: Peer = {
  name: 'Hugo',
  version: () => {
    const { status, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' })
    return status === 0 ? (/v(\d+\.\d+\.\d+)/.exec(stdout)?.[1] ?? 'of unknown version') : null
  },
  write: (project, campaignsDir) => {
    cpSync(join(import.meta.dirname, 'hugo'), project, { recursive: true })
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(project, file)), { recursive: true })
      writeFileSync(join(project, file), text)
    }
    for (const file of globSync('*/*.yaml', { cwd: campaignsDir })) {
      const text = readFileSync(join(campaignsDir, file), 'utf8')
      if (basename(file) === 'coach.yaml') write(`assets/coaches/${dirname(file)}.yaml`, text)
      else write(`content${pathIn(text)}.md`, frontMatter(text))
    }
    write('assets/page.css', pageCss())
  },
  command: 'hugo',
  words: ['--quiet'],
  output: 'public',
}

const pathIn = (campaign: string) => /^path: (.*)$/m.exec(campaign)?.[1]

// Below a key of its own, since `path` and `aliases` mean something to Hugo.
const frontMatter = (campaign: string) => `---\ncampaign:\n${campaign.replace(/^(?=.)/gm, '  ')}---\n`
