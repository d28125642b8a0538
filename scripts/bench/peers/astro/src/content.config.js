import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'

const folderOf = (entry) => entry.split('/')[0]

export const collections = {
  coaches: defineCollection({
    loader: glob({
      pattern: '*/coach.yaml',
      base: './campaigns',
      generateId: ({ entry }) => folderOf(entry),
    }),
  }),
  campaigns: defineCollection({
    loader: glob({ pattern: ['*/*.yaml', '!*/coach.yaml'], base: './campaigns' }),
  }),
}
