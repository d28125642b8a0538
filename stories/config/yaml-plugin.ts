import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { parse } from 'yaml'
import type { Plugin } from 'vite'
import { applyTemplate } from '../../engine/build/expand-template.ts'
import { templates } from '../../engine/build/templates/templates.ts'
import { Coach } from '../../engine/campaign/coach.ts'

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
    const value: unknown = parse(await readFile(file, 'utf8'))
    const campaign = campaignOf(file)
    if (campaign === null) return `export default ${JSON.stringify(value)}`
    return storyModule(file, campaign, JSON.stringify(await withTemplate(file, campaign, value)))
  },
})

/** A campaign that names a template as the fields that the template makes of it. */
const withTemplate = async (file: string, id: string, value: unknown): Promise<unknown> => {
  if (typeof value !== 'object' || value === null || !('template' in value)) return value
  const { template: name, with: config, ...own }: { template: unknown; with?: unknown } = value
  const template = templates.find((one) => one.name === name)
  if (!template) return value
  const person = Coach.parse(parse(await readFile(`${dirname(file)}/coach.yaml`, 'utf8')))
  const owner = { coach: person.slug, person, stem: basename(id), id, steps: [] }
  return applyTemplate(template, config, own, owner)
}

const storyModule = (file: string, campaign: string, value: string) => `
import coach from ${JSON.stringify(`${dirname(file)}/coach.yaml`)}
import { campaignStory } from ${JSON.stringify(`${import.meta.dirname}/../campaign-story.tsx`)}
export default ${JSON.stringify({ title: titleOf(campaign) })}
export const Page = campaignStory(${JSON.stringify(campaign)}, ${value}, coach)
`

export const titleOf = (campaign: string) => `Campaigns/${basename(dirname(campaign))}/${basename(campaign)}`
