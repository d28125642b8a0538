import './compile-cache.mjs'

const { serve } = await import('./process/serve.ts')
/** The production process. */
await serve()
