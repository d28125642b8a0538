import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { releaseFiles, releaseFolders } from '../../engine/campaign/release/release.ts'
import type { Site } from '../../engine/campaign/release/release.ts'
import { readViewLines } from '../../engine/campaign/release/view-lines.ts'
import { budgets, measures, overBudget, scriptsOf } from './page-size.ts'
import type { Measure, PageSize } from './page-size.ts'
import { toTable } from '../text-table.ts'

const { values: options } = parseArgs({
  options: { json: { type: 'boolean', default: false }, out: { type: 'string', default: 'dist' } },
})

const live = (await readFile(join(options.out, releaseFolders.pointer), 'utf8').catch(() => '')).trim()
if (!live) {
  console.error(`There is no build in ${options.out}. Run "npm run build" first.`)
  process.exit(1)
}
const folder = join(options.out, releaseFolders.releases, live)
const pages = await measureRelease(folder)
const failed = pages.filter((page) => overBudget(page).length > 0)
if (options.json) console.log(JSON.stringify({ budgets, pages, ok: failed.length === 0 }, null, 2))
else printTable(pages)
process.exitCode = failed.length > 0 ? 1 : 0

async function measureRelease(release: string): Promise<PageSize[]> {
  const site: Site = JSON.parse(await readFile(join(release, releaseFiles.site), 'utf8'))
  const viewOf = readViewLines(await readFile(join(release, releaseFiles.views)))
  const campaigns = Object.values(site.campaigns).flatMap(({ id, path, page }) =>
    page ? [{ id, path, page }] : [],
  )
  return Promise.all(
    campaigns.map(async ({ id, path, page }) => {
      const html = await readFile(join(release, page.file))
      const { island: form = '', imageIsland = form } = viewOf(id)?.assets ?? {}
      const island = site.assets[imageIsland]
      return {
        path,
        document: await sizeOf(join(release, `${page.file}.br`)),
        ...scriptsOf(html.toString()),
        island: island ? await sizeOf(join(release, `${island.file}.gz`)) : 0,
      }
    }),
  )
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file)).size
}

function cells(sizes: Record<Measure, number>, over: Measure[] = []): string[] {
  return measures.map(
    (measure) => `${over.includes(measure) ? '! ' : ''}${sizes[measure].toLocaleString('en')}`,
  )
}

function printTable(rows: PageSize[]) {
  console.log(
    toTable(
      ['page', 'document (br)', 'loader', 'script requests', 'island (gz)'],
      [...rows.map((row) => [row.path, ...cells(row, overBudget(row))]), ['budget', ...cells(budgets)]],
    ),
  )
  console.log(
    failed.length === 0
      ? 'All pages are within budget.'
      : `${failed.length} of ${rows.length} pages are over budget (!).`,
  )
}
