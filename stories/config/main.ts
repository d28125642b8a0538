import type { StorybookConfig } from '@storybook/react-vite'
import type { Indexer } from 'storybook/internal/types'
import { blockIndexer } from './block-stories.ts'
import { campaignOf, titleOf } from './yaml-plugin.ts'

/** Every campaign's file is a story; nobody has to list it. */
const campaignIndexer: Indexer = {
  test: /campaigns\/.*\.yaml$/,
  createIndex: async (fileName) => {
    const campaign = campaignOf(fileName)
    return campaign === null
      ? []
      : [{ type: 'story', importPath: fileName, exportName: 'Page', title: titleOf(campaign) }]
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
