/**
 * `npm run bench:validate [-- --sizes 500,1000]`: time to validate generated campaigns in a new process, and in a process
 * that keeps running: all, none changed, one changed.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openSite } from '../../engine/compile/load/open-site.ts'
import { toTable } from '../text-table.ts'
import { campaignFileOf, writeManyCampaigns } from './many-campaigns.ts'
import { quantile, secondsFor, toMegabytes } from './timing.ts'

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '500,1000,5000,10000' } } })

const validate = (dir: string) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/validate/validate.mjs', '--campaigns', dir],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The generated campaigns are not valid:\n${stderr}`)
}

const measure = (size: number) => {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'porchlight-bench-'))
  const dir = temporary.path
  writeManyCampaigns(dir, size)
  const cold = secondsFor(() => validate(dir))
  const site = openSite({ dir, publicOrigin: 'https://porch.example' })
  const all = secondsFor(() => site.update(null))
  const unchanged = secondsFor(() => site.update(new Set()))
  const saves = Array.from({ length: 5 }, (_, round) => {
    const file = join(dir, campaignFileOf(1))
    writeFileSync(file, `${readFileSync(file, 'utf8')}# ${round}\n`)
    return secondsFor(() => site.update(new Set(['coach-0'])))
  })
  const milliseconds = [unchanged, quantile(saves, 0.5)].map((seconds) => (seconds * 1000).toFixed(0))
  const memory = toMegabytes(process.memoryUsage.rss())
  return [size, cold.toFixed(2), ((cold / size) * 1000).toFixed(2), all.toFixed(2), ...milliseconds, memory]
}

const fields = ['campaigns', 'cold s', 'ms each', 'in process s', 'unchanged ms', 'one changed ms', 'RSS MB']
console.log(
  toTable(
    fields,
    values.sizes.split(',').map((size) => measure(Number(size))),
  ),
)
