import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { releaseFolders } from '../../engine/campaign/release/manifest.ts'
import { pack } from '../../server/http/compress.ts'
import { readRelease } from '../../server/release/read-release.ts'
import { parseCommand, runCommand } from '../command.ts'
import { headSize } from './head-size.ts'
import { budgets, measures, overBudget, ownCodeBudgets, scriptsOf } from './page-size.ts'
import type { Measure, PageSize } from './page-size.ts'
import { pageNotes, verdictOf } from './page-notes.ts'
import { own } from './script-parts.ts'
import type { ScriptPart } from './script-parts.ts'
import { toTable } from '../text-table.ts'

const usage = `Usage: npm run size [-- --out DIR] [--island] [--json]
Says how many bytes each page of a build (default: dist) asks of a visitor, and whose code its scripts are. --island: the
scripts alone. --json: the pages alone, for programs.
Exit code: 0 within every budget, 1 over one or no build, 2 when called wrongly.`

const main = async (): Promise<number> => {
  const { values: options } = parseCommand({
    options: {
      json: { type: 'boolean', default: false },
      out: { type: 'string', default: 'dist' },
      island: { type: 'boolean', default: false },
    },
  })
  if (options.island) return (await printIsland()) ? 0 : 1
  if (!existsSync(join(options.out, releaseFolders.pointer))) {
    console.error(`There is no build in ${options.out}. Run "npm run build" first.`)
    return 1
  }
  const pages = await measureRelease(options.out)
  const failed = pages.filter((page) => overBudget(page).length > 0)
  const { isWithin, lines } = verdictOf(pages.length, failed.length, await pageNotes(options.out))
  if (options.json) console.log(JSON.stringify({ budgets, pages, ok: isWithin }, null, 2))
  else {
    printTable(pages)
    for (const line of lines) console.log(line)
  }
  const isSmall = options.json || (await printIsland())
  return isWithin && isSmall ? 0 : 1
}

async function measureRelease(dist: string): Promise<PageSize[]> {
  const { site, assets, parts } = readRelease(dist)
  // Few scripts of many pages; a quick build leaves the gzip of a script to the polishing.
  const sizes = new Map<string, number>()
  const packed = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length
    sizes.set(file, size)
    return size
  }
  const campaigns = Object.values(site.campaigns).flatMap(({ id, path, page }) =>
    page ? [{ id, path, page }] : [],
  )
  return Promise.all(
    campaigns.map(async ({ id, path, page }) => {
      const html = await readFile(join(dist, page.plain))
      const { island: form = '', imageIsland = form } = parts.viewOf(id)?.assets ?? {}
      const island = assets[imageIsland]
      // The server packs what is still to be polished as it is asked for.
      const document = (page.br ? await readFile(join(dist, page.br)) : await pack(html, 'br')).length
      const head = headSize(page, document)
      return {
        path,
        document,
        head,
        answer: head + document,
        ...scriptsOf(html.toString()),
        island: island ? packed(join(dist, island.plain)) : 0,
      }
    }),
  )
}

function cells(sizes: Record<Measure, number>, over: Measure[] = []): string[] {
  return measures.map((measure) => `${over.includes(measure) ? '! ' : ''}${count(sizes[measure])}`)
}

function count(bytes: number): string {
  return bytes.toLocaleString('en')
}

/** Whether Porchlight's own code in the scripts of a form is within its budgets. */
async function printIsland(): Promise<boolean> {
  // Loaded late: it loads the bundler.
  const { islandParts } = await import('./island-parts.ts')
  const { island, answer } = await islandParts()
  const isIslandSmall = printParts('island, which makes a form live', island, ownCodeBudgets.island)
  return printParts('second file, from a press on', answer, ownCodeBudgets.answer) && isIslandSmall
}

function printParts(script: string, parts: ScriptPart[], budget: number): boolean {
  const [mine, others] = [true, false].map((isOwn) => parts.filter(({ owner }) => (owner === own) === isOwn))
  const rows = [
    ['Porchlight', mine],
    ['React and other packages', others],
  ] as const
  console.log(
    toTable(
      [script, 'minified', 'brotli'],
      [
        ...rows.map(([whose, some = []]) => [whose, ...sums(some)]),
        ...parts.filter(({ owner }) => owner !== own).map((part) => [`- ${part.owner}`, ...sums([part])]),
      ],
    ),
  )
  const size = mine?.reduce((sum, { packed }) => sum + packed, 0) ?? 0
  const fits = size <= budget
  console.log(`Porchlight's own code ${fits ? 'is within' : 'is over'} its budget of ${count(budget)} B.`)
  return fits
}

function sums(parts: ScriptPart[]): string[] {
  return (['bytes', 'packed'] as const).map((key) => count(parts.reduce((sum, part) => sum + part[key], 0)))
}

function printTable(rows: PageSize[]) {
  console.log(
    toTable(
      ['page', 'document (br)', 'head', 'loader', 'head and document', 'script requests', 'island (gz)'],
      [
        ...rows.map((row) => [
          row.path,
          count(row.document),
          count(row.head),
          count(row.loader),
          ...cells(row, overBudget(row)),
        ]),
        ['budget', '', '', '', ...cells(budgets)],
      ],
    ),
  )
}

await runCommand(usage, main)
