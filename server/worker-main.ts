import { useCompileCache } from './compile-cache.ts'

useCompileCache()
const { serve } = await import('./serve.ts')
/** A process that performs the outbox and nothing else; `server/main.ts` with ROLE=worker does the same. */
await serve({ ROLE: 'worker' })
