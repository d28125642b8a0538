/**
 * `npm run bench:visitor [-- --runs N] [--slowdown N] [PATH ...]`: what a visitor waits for, on the release in `dist`. Interactions with a slow
 * phone: the delay to the next paint (Event Timing) at the first touch of a form, an answer that opens, and the press; whether that
 * paint shows that the form is sending. Paints on a slow network: the largest one of every page, or of those named, against a bare
 * page with the same text, or the same picture where that is the largest, on the same server. On a busy machine only the ratios and the lower quartiles say something.
 */
import { parseArgs } from 'node:util'
import { flows } from '../../tests/e2e/flow-words.ts'
import { launchProduct } from '../../tests/product.ts'
import { readSite } from '../../tests/site.ts'
import { toTable } from '../text-table.ts'
import { quantile } from './timing.ts'
import { startBareServer } from './visitor/bare-server.ts'
import { touchForm } from './visitor/touch-form.ts'
import type { Delays } from './visitor/touch-form.ts'
import { openVisitors } from './visitor/visitors.ts'
import { largestPaint, watchPage } from './visitor/watch-page.ts'
import type { Paint } from './visitor/watch-page.ts'

const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, slowdown: { type: 'string', default: '4' } },
})
const runs = Number(values.runs)
const slowdown = Number(values.slowdown)

/** Two short forms, a long one, and two below which questions open. */
const measured = [
  '/map',
  '/harbor-relocation-guide',
  '/harbor-relocation-masterclass',
  '/leadmagnet',
  '/moneywise-report',
]
const forms = flows.filter(({ path }) => measured.includes(path))
const everyPage = Object.values(readSite().campaigns).flatMap(({ live, path }) => (live ? [path] : []))
const pages = paths.length > 0 ? paths : everyPage

const main = async () => {
  const product = await launchProduct({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  const server = await startBareServer(product.origin)
  const visitors = await openVisitors()
  try {
    const delays = new Map<string, Delays[]>(forms.map(({ path }) => [path, []]))
    const paints = new Map(pages.map((path) => [path, { page: [] as number[], bare: [] as number[] }]))
    for (let run = 0; run < runs; run += 1) {
      for (const flow of forms) delays.get(flow.path)?.push(await interact(flow))
      for (const path of pages) {
        const found = await paint(server.pageAt(path))
        paints.get(path)?.page.push(found.paint)
        paints.get(path)?.bare.push((await paint(server.bareAt(path, found.isPicture))).paint)
      }
    }
    printDelays(delays)
    printPaints(paints)
  } finally {
    await visitors.close()
    server.close()
    await product.close()
  }

  async function interact(flow: (typeof forms)[number]): Promise<Delays> {
    const { page, leave } = await visitors.arrive({ slowdown })
    await watchPage(page)
    const found = await touchForm(page, product.origin + flow.path, flow)
    await leave()
    return found
  }

  async function paint(url: string): Promise<Paint> {
    const { page, leave } = await visitors.arrive()
    await watchPage(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    const found = await largestPaint(page)
    await leave()
    return found
  }
}

const printDelays = (delays: Map<string, Delays[]>) => {
  const rows = [...delays].map(([path, found]) => [
    path,
    spread(found.map(({ first }) => first)),
    spread(found.flatMap(({ faq }) => faq ?? [])),
    spread(found.map(({ press }) => press)),
    found.every(({ isBusyFirst }) => isBusyFirst) ? 'yes' : 'no',
  ])
  const title = `ms at ${slowdown}x: quartile / median`
  console.log(toTable([title, 'first touch', 'answer opens', 'press', 'shows "sending" first'], rows))
}

const printPaints = (paints: Map<string, { page: number[]; bare: number[] }>) => {
  const rows = [...paints].map(([path, { page, bare }]) => [
    path,
    spread(page),
    spread(bare),
    (quantile(page, 0.5) / quantile(bare, 0.5)).toFixed(2),
    (quantile(page, 0.25) / quantile(bare, 0.25)).toFixed(2),
  ])
  const fields = ['largest paint, ms', 'page', 'bare page', 'ratio of medians', 'of quartiles']
  console.log(toTable(fields, rows))
}

const spread = (samples: number[]) =>
  samples.length === 0 ? '' : [0.25, 0.5].map((share) => Math.round(quantile(samples, share))).join(' / ')

await main()
