import { formatDiagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { buildRelease } from '../../engine/compile/release/release.ts'
import { counted } from '../../engine/words/counted.ts'
import { parseCommand, runCommand } from '../command.ts'
import { readPublicOrigin } from '../public-origin.ts'

const usage = `Usage: npm run build [-- --polished] [--campaigns DIR] [--out DIR] [--cache DIR]
Builds the pages of a folder of campaigns (default: campaigns) into DIR (default: dist) and makes them live where nothing is
wrong; "npm run serve" serves them, "npm run screenshots" takes a picture of each. With --polished they go live only with
all that makes them better (PDFs, pictures of shared links, full compression): for images and CI.
Exit code: 0 live, 1 not, 2 when called wrongly.`

const main = async (): Promise<number> => {
  const { values } = parseCommand({
    options: {
      polished: { type: 'boolean', default: false },
      campaigns: { type: 'string', default: 'campaigns' },
      out: { type: 'string', default: 'dist' },
      cache: { type: 'string', default: '.cache/porchlight' },
    },
  })
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
    return 1
  }
  const made = result.unchanged ? 'Nothing changed' : `Built ${counted(result.pages, 'page')}`
  console.log(`${made}: ${result.id} is live (${seconds()}).`)
  if (await result.polish())
    console.log(`PDFs, pictures of shared links and full compression are live, too (${seconds()}).`)
  return 0
}

/** `npm run build [-- --polished]`: builds the campaigns and makes them live where nothing is wrong. */
export const buildCampaigns = (): Promise<void> => runCommand(usage, main)
