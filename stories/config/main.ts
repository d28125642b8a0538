import type { StorybookConfig } from '@storybook/react-vite'
import type { Indexer } from 'storybook/internal/types'
import { blockIndexer } from './block-stories.ts'
import { campaignOf, storyNames, titleOf } from './yaml-plugin.ts'

const campaignIndexer: Indexer = {
  test: /campaigns\/.*\.yaml$/,
  createIndex: async (fileName) => {
    const campaign = campaignOf(fileName)
    if (campaign === null) return []
    const title = titleOf(campaign)
    return (await storyNames(fileName, campaign)).map((exportName) => ({
      type: 'story',
      importPath: fileName,
      exportName,
      title,
    }))
  },
}

const config: StorybookConfig = {
  stories: [
    '../../blocks/**/*.stories.tsx',
    '../../blocks/*/*.example.yaml',
    '../*.stories.tsx',
    '../../campaigns/*/!(coach).yaml',
  ],
  addons: ['@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'stories/config/vite.config.ts' } },
  },
  core: { disableTelemetry: true },
  typescript: { reactDocgen: false },
  experimental_indexers: (existing) => [...(existing ?? []), campaignIndexer, blockIndexer],
}
export default config
