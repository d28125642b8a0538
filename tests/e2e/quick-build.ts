import { buildRelease } from '../../engine/compile/release/release.ts'

const [campaignsDir = '', outDir = '', cacheDir = '', publicOrigin = ''] = process.argv.slice(2)
const built = await buildRelease({ campaignsDir, outDir, cacheDir, publicOrigin, quality: 'quick' })
if (!built.ok) throw new Error(JSON.stringify(built.diagnostics))
