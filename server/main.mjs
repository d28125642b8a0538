import './compile-cache.mjs'

const { serve } = await import('./serve.ts')
/** The production process. */
await serve()
