import '../../server/compile-cache.mjs'

const { checkFiles } = await import('./check-files.ts')
process.exitCode = checkFiles()
