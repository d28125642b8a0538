import '../server/compile-cache.mjs'

const { checkFiles } = await import('./validate/check-files.ts')
process.exitCode = checkFiles()
