/**
 * `npm run test:hostile [-- --only invalid-email,mail] [--form ID] [--bodies N] [--random SEED] [--every N] [--quick]`: bad input of
 * every kind to every form of the release, on the real product. Repeatable: only the load of the machine differs. `--only`: the
 * checks whose id begins so. `--random`: only the random bodies, with another seed. `--every`: each form gets one in N of the
 * naughty strings, and the next form the next ones. `--quick`: one form of each set of kinds of fields, unless another one asks all
 * of them and more, each with a twentieth of the strings.
 */
import { parseArgs } from 'node:util'
import { launchProduct } from '../product.ts'
import { ensureRelease } from '../release.ts'
import { checkCosts } from './cost-check.ts'
import { report } from './findings.ts'
import type { Finding } from './findings.ts'
import { checkFields } from './field-checks.ts'
import { asksAll, openForms } from './forms.ts'
import type { OpenForm } from './forms.ts'
import { checkHeaders } from './header-check.ts'
import { checkHealth } from './health-check.ts'
import { checkMails, mailChecks } from './mail-check.ts'
import { checkNaughty } from './naughty-check.ts'
import { naughtyFor } from './naughty-strings.ts'
import { checkRandomBodies } from './random-check.ts'
import { checkRequests } from './request-check.ts'
import { checkScreens } from './screen-check.ts'
import { createStranger } from './stranger.ts'

const { values } = parseArgs({
  options: {
    bodies: { type: 'string', default: '10000' },
    form: { type: 'string', default: '' },
    only: { type: 'string' },
    random: { type: 'string' },
    every: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
  },
})
const seed = Number(values.random ?? 28)
const only = values.random === undefined ? values.only?.split(',') : ['random-bodies']
/** Two stalls of the machine, with all that wait for an answer then. */
const mostAgain = 24
const wants = (id: string) => !only || only.some((beginning) => id.startsWith(beginning))

const main = async () => {
  ensureRelease()
  const all = openForms().filter(({ id }) => id.includes(values.form))
  const forms = values.quick ? all.filter(isFirstToAsk) : all
  const every = values.quick ? 20 : Number(values.every)
  const product = await launchProduct({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  const stranger = createStranger(product.origin)
  const findings: Finding[] = []
  const codes = new Map<string, number>()
  const began = performance.now()
  try {
    await product.query('update events set capacity = 1000000')
    // The staff pages show the rows of headers, mails and naughty strings.
    const isShown = wants('staff-pages')
    for (const [at, form] of forms.entries()) {
      findings.push(...(await checkFields(stranger, form, at, wants)))
      findings.push(...(await checkRequests(product, stranger, form, at, wants)))
      if (isShown || wants('hostile-headers')) findings.push(await checkHeaders(product, stranger, form, at))
      if (isShown || wants('naughty-strings'))
        findings.push(await checkNaughty(product, stranger, form, at, naughtyFor(at, every)))
      if (isShown || mailChecks.some(wants)) findings.push(...(await checkMails(product, stranger, form, at)))
    }
    if (wants('health-under-attack')) findings.push(await checkHealth(stranger, forms))
    findings.push(...(await checkCosts(product, stranger, forms, wants)))
    findings.push(...(await checkScreens(product, stranger, forms, wants, every)))
    for (const [at, form] of wants('random-bodies') ? forms.entries() : [])
      findings.push(
        await checkRandomBodies(stranger, form, { seed: seed + at, count: Number(values.bodies), codes }),
      )
  } finally {
    stranger.close()
    await product.close()
  }
  report(findings)
  console.log(`Random bodies were answered: ${counted(codes)}`)
  console.log(`All answers by status: ${counted(stranger.statuses)}`)
  if (stranger.again() > 0) console.log(`Tried once more: ${stranger.again()}`)
  console.log(`${forms.length} forms in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  if (stranger.again() > mostAgain) console.error(`More than ${mostAgain}: not the machine.`)
  else if (findings.length > 0 && findings.every(({ wrong }) => wrong.length === 0))
    return console.log('No hole was found.')
  console.error(findings.length === 0 ? `No check begins with ${values.only}.` : 'Something is wrong.')
  process.exitCode = 1
}

const isFirstToAsk = (form: OpenForm, at: number, forms: OpenForm[]) =>
  !forms.some((other, place) => asksAll(other, form) && (!asksAll(form, other) || place < at))

const counted = (counts: Map<unknown, number>) =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([what, times]) => `${String(what)} ${times}`)
    .join(', ')

// Also ends child processes: see tests/product.ts.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await main()
