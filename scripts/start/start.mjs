import '../../server/compile-cache.mjs'

const { start } = await import('./start-product.ts')
await start()
