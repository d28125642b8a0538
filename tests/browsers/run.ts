/**
 * `npm run test:browsers [-- --quick] [--only NAME]`: ten pages at two widths and every kind of form, in Firefox
 * and WebKit where they are installed. `--quick` sends one form. `--only chromium` is for comparison: it has a suite of its own.
 */
import { parseArgs } from 'node:util'
import { toTable } from '../../scripts/text-table.ts'
import { launchProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { ensureRelease } from '../release.ts'
import { browsers } from './installed.ts'
import type { Installed } from './installed.ts'
import { launchLab } from './choices.ts'
import { tryBrowser, tryChoices } from './try-browser.ts'
import type { Row } from './try-browser.ts'

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
})

const main = async () => {
  const wanted = browsers().filter(({ name }) =>
    values.only ? name.toLowerCase() === values.only.toLowerCase() : name !== 'Chromium',
  )
  for (const { name, open } of wanted) if (!open) console.log(`skipped: ${name} is not installed`)
  const installed = wanted.filter(({ open }) => open)
  if (installed.length === 0) return
  ensureRelease()
  const product = await launchProduct({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  const lab = values.quick ? undefined : await launchLab()
  try {
    for (const browser of installed) await report(browser, product, lab)
  } finally {
    await product.close()
    await lab?.close()
  }
}

const report = async ({ open }: Installed, product: Product, lab: Product | undefined) => {
  const driver = await open?.()
  if (!driver) return
  const started = performance.now()
  const rows: Row[] = []
  try {
    rows.push(...(await tryBrowser(driver, product, values.quick)))
    if (lab) rows.push(...(await tryChoices(driver, lab)))
  } finally {
    await driver.close()
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`\n${driver.name}, ${seconds} s`)
  console.log(
    toTable(
      ['what', 'so'],
      rows.map(({ what, so }) => [what, so.join(', ')]),
    ),
  )
  for (const fault of rows.flatMap(({ faults }) => faults)) {
    console.log(`failed  ${driver.name}: ${fault}`)
    process.exitCode = 1
  }
}

await main()
