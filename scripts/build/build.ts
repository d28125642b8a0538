import { parseArgs } from 'node:util'
import { formatDiagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { buildRelease } from '../../engine/compile/release/release.ts'
import { counted } from '../../engine/words/counted.ts'
import { readSettings } from '../../server/settings/env.ts'
import { endRefused, loadEnvironment } from '../../server/process/process-life.ts'

const { values } = parseArgs({
  options: {
    campaigns: { type: 'string', default: 'campaigns' },
    out: { type: 'string', default: 'dist' },
    cache: { type: 'string', default: '.cache/porchlight' },
  },
})

const main = async () => {
  const started = performance.now()
  const result = await buildRelease({
    campaignsDir: values.campaigns,
    outDir: values.out,
    cacheDir: values.cache,
    publicOrigin: publicOrigin(),
    onProgress: (line) => console.log(line),
  })
  if (result.ok) {
    const time = `${((performance.now() - started) / 1000).toFixed(1)} s`
    console.log(`${result.unchanged ? 'Nothing changed' : 'Built'}: ${result.folder} is live (${time}).`)
    return
  }
  console.error(result.diagnostics.map(formatDiagnostic).join('\n\n'))
  const count = counted(result.diagnostics.length, 'diagnostic')
  console.error(`\nNothing was built: ${count}. What was live stays live.`)
  process.exitCode = 1
}

const publicOrigin = () => {
  const { HOST, PORT, PUBLIC_ORIGIN } = loadEnvironment()
  // A build uses no secret, so it also runs where there is none, such as in an image's build.
  return readSettings({ HOST, PORT, PUBLIC_ORIGIN, SECRET: 'unused'.repeat(6) }).publicOrigin
}

await main().catch(endRefused)
