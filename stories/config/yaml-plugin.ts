import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { parse } from 'yaml'
import type { Plugin } from 'vite'

/** "vitality/sugar-free-blueprint" for a campaign's file; null for coach.yaml, site.yaml and block examples. */
export const campaignOf = (file: string): string | null => {
  const match = /\/campaigns\/([^/]+)\/([^/]+)\.yaml$/.exec(file)
  return match && match[2] !== 'coach' ? `${match[1]}/${match[2]}` : null
}

/** Example files become their value; a campaign's file becomes a module with one story, its page. */
export const yamlPlugin = (): Plugin => ({
  name: 'yaml-stories',
  enforce: 'pre',
  async load(id) {
    const file = id.split('?')[0] ?? id
    if (!file.endsWith('.yaml')) return null
    const value = JSON.stringify(parse(await readFile(file, 'utf8')))
    const campaign = campaignOf(file)
    return campaign === null ? `export default ${value}` : storyModule(file, campaign, value)
  },
})

const storyModule = (file: string, campaign: string, value: string) => `
import coach from ${JSON.stringify(`${dirname(file)}/coach.yaml`)}
import { campaignStory } from ${JSON.stringify(`${import.meta.dirname}/../campaign-story.tsx`)}
export default ${JSON.stringify({ title: titleOf(campaign) })}
export const Page = campaignStory(${JSON.stringify(campaign)}, ${value}, coach)
`

export const titleOf = (campaign: string) => `Campaigns/${basename(dirname(campaign))}/${basename(campaign)}`
