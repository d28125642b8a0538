import { parseArgs } from 'node:util'
import { formatDiagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { buildRelease } from '../../engine/compile/release/release.ts'
import { counted } from '../../engine/words/counted.ts'
import { endRefused } from '../../server/process/process-life.ts'
import { readPublicOrigin } from '../public-origin.ts'

const { values } = parseArgs({
  options: {
    /** Goes live only with all that makes it better: for images and CI. */
    polished: { type: 'boolean', default: false },
    campaigns: { type: 'string', default: 'campaigns' },
    out: { type: 'string', default: 'dist' },
    cache: { type: 'string', default: '.cache/porchlight' },
  },
})

const main = async () => {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const result = await buildRelease({
    campaignsDir: values.campaigns,
    outDir: values.out,
    cacheDir: values.cache,
    publicOrigin: readPublicOrigin(),
    quality: values.polished ? 'best' : 'quick',
    onProgress: (line) => console.log(line),
  })
  if (!result.ok) {
    console.error(result.diagnostics.map(formatDiagnostic).join('\n\n'))
    const count = counted(result.diagnostics.length, 'diagnostic')
    console.error(`\nNothing was built: ${count}. What was live stays live.`)
    process.exitCode = 1
    return
  }
  const made = result.unchanged ? 'Nothing changed' : `Built ${counted(result.pages, 'page')}`
  console.log(`${made}: ${result.id} is live (${seconds()}).`)
  if (await result.polish())
    console.log(`PDFs, pictures of shared links and full compression are live, too (${seconds()}).`)
}

/** `npm run build [-- --polished]`: builds the campaigns and makes them live where nothing is wrong. */
export const buildCampaigns = (): Promise<void> => main().catch(endRefused)
