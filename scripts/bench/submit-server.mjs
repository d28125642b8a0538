import '../../server/compile-cache.mjs'

// As the product's own programs do.
const { serveForBench } = await import('./bench-product.ts')
await serveForBench()
