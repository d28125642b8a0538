import '../../server/compile-cache.mjs'

const { serveForBench } = await import('./bench-product.ts')
await serveForBench()
