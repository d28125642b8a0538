import { parseArgs } from 'node:util'
import { formatDiagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { buildRelease } from '../../engine/compile/release/release.ts'
import { counted } from '../../engine/words/counted.ts'
import { endRefused } from '../../server/process/process-life.ts'
import { readPublicOrigin } from '../public-origin.ts'

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
    publicOrigin: readPublicOrigin(),
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

await main().catch(endRefused)
