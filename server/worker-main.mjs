import './compile-cache.mjs'

const { serve } = await import('./process/serve.ts')
/** A process that performs the outbox and nothing else; `server/main.mjs` with ROLE=worker does the same. */
await serve({ ROLE: 'worker' })
