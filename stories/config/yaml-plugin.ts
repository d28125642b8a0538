import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { parse } from 'yaml'
import type { Plugin } from 'vite'
import { applyTemplate } from '../../engine/compile/templates/expand-template.ts'
import { templates } from '../../engine/compile/templates/templates.ts'
import { Coach } from '../../engine/campaign/schema/coach.ts'
import { campaignStates } from '../campaign-states.ts'

/** "vitality/sugar-free-blueprint"; null for coach.yaml, site.yaml and block examples. */
export const campaignOf = (file: string): string | null => {
  const match = /\/campaigns\/([^/]+)\/([^/]+)\.yaml$/.exec(file)
  return match && match[2] !== 'coach' ? `${match[1]}/${match[2]}` : null
}

/** An example file becomes its value; a campaign file becomes a module of stories. */
export const yamlPlugin = (): Plugin => ({
  name: 'yaml-stories',
  enforce: 'pre',
  async load(id) {
    const file = id.split('?')[0] ?? id
    if (!file.endsWith('.yaml')) return null
    const campaign = campaignOf(file)
    if (campaign === null) return `export default ${JSON.stringify(await valueOf(file))}`
    return storyModule(file, campaign, await expandedOf(file, campaign))
  },
})

export const storyNames = async (file: string, campaign: string): Promise<string[]> => [
  'Page',
  ...campaignStates(await expandedOf(file, campaign)),
]

const valueOf = async (file: string): Promise<unknown> => parse(await readFile(file, 'utf8'))

const expandedOf = async (file: string, id: string): Promise<unknown> => {
  const value = await valueOf(file)
  if (typeof value !== 'object' || value === null || !('template' in value)) return value
  const { template: name, with: config, ...own }: { template: unknown; with?: unknown } = value
  const template = templates.find((one) => one.name === name)
  if (!template) return value
  const person = Coach.parse(await valueOf(`${dirname(file)}/coach.yaml`))
  const owner = { coach: person.slug, person, stem: basename(id), id, steps: [] }
  return applyTemplate(template, config, own, owner)
}

const storyModule = (file: string, campaign: string, value: unknown) => `
import coach from ${JSON.stringify(`${dirname(file)}/coach.yaml`)}
import { campaignStories } from ${JSON.stringify(`${import.meta.dirname}/../campaign-story.tsx`)}
const stories = campaignStories(${JSON.stringify(campaign)}, ${JSON.stringify(value)}, coach)
export default ${JSON.stringify({ title: titleOf(campaign) })}
${['Page', ...campaignStates(value)].map((name) => `export const ${name} = stories.${name}`).join('\n')}
`

export const titleOf = (campaign: string) => `Campaigns/${basename(dirname(campaign))}/${basename(campaign)}`
