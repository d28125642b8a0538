/**
 * `npm run bench:validate [-- --sizes 500,1000]`: time to validate so many campaigns in a fresh process, and again in a
 * process that stays, unchanged and after one save. The ratio to the smallest size holds on any machine.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openSite } from '../../engine/compile/load/open-site.ts'
import { toTable } from '../text-table.ts'
import { campaignFileOf, writeManyCampaigns } from './many-campaigns.ts'

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '500,1000,5000,10000' } } })

const milliseconds = (work: () => void): number => {
  const started = performance.now()
  work()
  return performance.now() - started
}

const validate = (dir: string) => {
  const checked = spawnSync(process.execPath, ['scripts/validate/validate.mjs', '--campaigns', dir], {
    encoding: 'utf8',
  })
  if (checked.status !== 0) throw new Error(`The generated campaigns are not valid:\n${checked.stderr}`)
}

const measure = (size: number) => {
  const dir = mkdtempSync(join(tmpdir(), 'porchlight-bench-'))
  writeManyCampaigns(dir, size)
  const fresh = milliseconds(() => validate(dir))
  const site = openSite({ dir, publicOrigin: 'https://porch.example' })
  const all = milliseconds(() => site.update(null))
  const nothing = milliseconds(() => site.update(new Set()))
  const ones = Array.from({ length: 5 }, (_, round) => {
    const file = join(dir, campaignFileOf(1))
    writeFileSync(file, `${readFileSync(file, 'utf8')}# ${round}\n`)
    return milliseconds(() => site.update(new Set(['coach-0'])))
  })
  const one = ones.toSorted((a, b) => a - b)[2] ?? 0
  rmSync(dir, { recursive: true })
  return { size, fresh, all, nothing, one, memory: process.memoryUsage.rss() / 1_048_576 }
}

const found = values.sizes.split(',').map((size) => measure(Number(size)))
const each = ({ fresh, size }: { fresh: number; size: number }) => fresh / size
const [least] = found
console.log(
  toTable(
    [
      'campaigns',
      'cold s',
      'ms each',
      'ratio',
      'in the process s',
      'nothing changed ms',
      'one changed ms',
      'RSS MB',
    ],
    found.map((row) => [
      String(row.size),
      (row.fresh / 1000).toFixed(2),
      each(row).toFixed(2),
      (each(row) / each(least ?? row)).toFixed(2),
      (row.all / 1000).toFixed(2),
      row.nothing.toFixed(0),
      row.one.toFixed(0),
      row.memory.toFixed(0),
    ]),
  ),
)
