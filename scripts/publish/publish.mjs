import '../../server/compile-cache.mjs'

const { publishCampaigns } = await import('./publish-campaigns.ts')
await publishCampaigns()
