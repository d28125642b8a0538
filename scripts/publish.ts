import { useCompileCache } from '../server/compile-cache.ts'

useCompileCache()
const { publishCampaigns } = await import('./publish-campaigns.ts')
await publishCampaigns()
