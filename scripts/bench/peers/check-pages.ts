import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { patterns } from '../campaign-patterns.ts'
import { campaignFileOf } from '../many-campaigns.ts'
import { peerOrigin } from './peer.ts'

const Titled = z.object({ title: z.string() })
const Campaign = z.object({
  path: z.string(),
  seo: Titled.extend({ description: z.string() }),
  with: Titled.optional(),
  sections: z.tuple([Titled], z.unknown()).optional(),
})

/** Throws unless there is one page for each campaign, with its headline and its head. */
export const checkPages = (output: string, campaignsDir: string, size: number): void => {
  const pages = globSync('**/*.html', { cwd: output }).length
  if (pages !== size) throw new Error(`There are ${pages} pages of ${size} campaigns.`)
  for (const index of [...patterns.keys(), size - 1].filter((at) => at < size)) {
    const file = readFileSync(join(campaignsDir, campaignFileOf(index)), 'utf8')
    const { path, words } = expectedOf(Campaign.parse(parse(file)))
    const html = readFileSync(join(output, path, 'index.html'), 'utf8').replace(/<\/?em\b[^>]*>/g, '')
    const missing = words.find((text) => !html.includes(text))
    if (missing !== undefined) throw new Error(`The page ${path} does not have ${missing}`)
  }
}

const expectedOf = ({ path, seo, with: settings, sections }: z.infer<typeof Campaign>) => {
  const headline = (settings ?? sections?.[0])?.title.replaceAll('*', '')
  const head = [`<title>${seo.title}</title>`, `"${seo.description}"`, `"${peerOrigin}${path}"`]
  return { path, words: [`>${headline}</h1>`, ...head] }
}
