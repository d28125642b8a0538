import { useCompileCache } from '../server/compile-cache.ts'

useCompileCache()
const { checkFiles } = await import('./validate/check-files.ts')
process.exitCode = checkFiles()
