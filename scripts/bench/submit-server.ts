import { useCompileCache } from '../../server/compile-cache.ts'

// As the product's own programs do.
useCompileCache()
const { serveForBench } = await import('./bench-product.ts')
await serveForBench()
