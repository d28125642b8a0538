import '../../server/compile-cache.mjs'

const { buildCampaigns } = await import('./build-campaigns.ts')
await buildCampaigns()
