import './compile-cache.mjs'

const { serve } = await import('./process/serve.ts')
await serve()
