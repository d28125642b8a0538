import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Indexer } from 'storybook/internal/types'
import type { Plugin } from 'vite'
import { blockTitle, hardVariantCases, stateNames, variantCases } from '../block-cases.ts'

const root = join(import.meta.dirname, '..', '..')
const prefix = 'virtual:block-stories/'

const groups = {
  variants: { title: 'Variants', cases: variantCases, caller: 'variantStories', from: 'block-story.tsx' },
  hard: { title: 'Hard cases', cases: hardVariantCases, caller: 'hardStories', from: 'block-story.tsx' },
  states: { title: 'States', cases: stateNames, caller: 'stateStories', from: 'form-states.tsx' },
}
type Group = keyof typeof groups
const isGroup = (name: string | undefined): name is Group => name !== undefined && name in groups

const blockOf = (file: string) => /blocks\/([^/]+)\/\1\.example\.yaml$/.exec(file)?.[1]
const fileOf = (block: string) => join(root, 'blocks', block, `${block}.example.yaml`)
const casesOf = (block: string, group: Group) =>
  Object.entries(groups[group].cases(parse(readFileSync(fileOf(block), 'utf8'))))

const groupsOf = (block: string): Group[] =>
  block === 'form' ? ['variants', 'states', 'hard'] : ['variants', 'hard']

const titleOf = (block: string, group: Group) => `${blockTitle(block)}/${groups[group].title}`

export const blockIndexer: Indexer = {
  test: /blocks\/.*\.example\.yaml$/,
  createIndex: async (file) => {
    const block = blockOf(file.replaceAll('\\', '/'))
    if (block === undefined) return []
    return groupsOf(block).flatMap((group) =>
      casesOf(block, group).map(([exportName, { name }]) => ({
        type: 'story' as const,
        importPath: `${prefix}${block}/${group}`,
        exportName,
        name,
        title: titleOf(block, group),
      })),
    )
  },
}

export const blockStories = (): Plugin => ({
  name: 'block-stories',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null
    const [block = '', group] = id.slice(prefix.length + 1).split('/')
    if (!isGroup(group)) return null
    this.addWatchFile(fileOf(block))
    const { caller, from } = groups[group]
    return [
      `import example from ${JSON.stringify(fileOf(block))}`,
      `import { ${caller} } from ${JSON.stringify(join(root, 'stories', from))}`,
      `const stories = ${caller}(example)`,
      `export default ${JSON.stringify({ title: titleOf(block, group) })}`,
      ...casesOf(block, group).map(([name]) => `export const ${name} = stories.${name}`),
    ].join('\n')
  },
})
