import '../../server/compile-cache.mjs'

const { validateCampaigns } = await import('./check-files.ts')
await validateCampaigns()
