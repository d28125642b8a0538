import { useCompileCache } from './compile-cache.ts'

useCompileCache()
const { serve } = await import('./serve.ts')
/** The production process. */
await serve()
