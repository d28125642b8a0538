import { useCompileCache } from '../server/compile-cache.ts'

useCompileCache()
const { start } = await import('./start-product.ts')
await start()
