/**
 * `npm run test:proxies`: the configurations of OPERATIONS.md in a real nginx, Caddy and HAProxy with TLS, in front of two web
 * processes and a worker on one PostgreSQL. Each process is restarted in turn under steady load; no request may fail.
 * `-- caddy` tries one of them. `-- --canary`: each with two mistakes, which must lose requests. Linux (visitors are addresses
 * such as 127.0.0.2); needs openssl and the proxies.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toTable } from '../../scripts/text-table.ts'
import { launchSink } from '../fakes/remote-sink.ts'
import { freePort } from '../free-port.ts'
import { startTestDatabase } from '../postgres/start.ts'
import { makeCertificates } from '../security/certificates.ts'
import { host } from '../security/nginx.ts'
import { createOutsider } from '../security/outsider.ts'
import { buildFor } from '../security/production.ts'
import { checkProxy } from './checks.ts'
import { startFleet } from './fleet.ts'
import { proxies, startProxy, versionOf } from './proxies.ts'
import type { Proxy } from './proxies.ts'
import { rollUnderLoad } from './rolling-update.ts'

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { canary: { type: 'boolean', default: false } },
})

type Way = { id: string; says: string; isCareless: boolean; drains: boolean }
const asDocumented: Way = { id: '', says: '', isCareless: false, drains: true }
const mistakes: Way[] = [
  { ...asDocumented, id: 'careless', says: ', does not ask /readyz nor another process', isCareless: true },
  { ...asDocumented, id: 'undrained', says: ', processes end without draining', drains: false },
]
const ways = values.canary ? mistakes : [asDocumented]

const main = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-proxies-'))
  chmodSync(folder, 0o755)
  const [http, https] = [await freePort(), await freePort()]
  const origin = `https://${host}:${https}`
  const database = await startTestDatabase()
  const sink = await launchSink()
  buildFor(folder, origin)
  const { authority } = makeCertificates(folder, host)
  const fleet = await startFleet({ folder, origin, databaseUrl: database.url, sink })
  const outsider = createOutsider({ origin, ports: { http, https }, authority })
  const [first, second] = fleet.webPorts
  const tryOne = async (proxy: Proxy, way: Way): Promise<Trial> => {
    const version = versionOf(proxy)
    if (version === null) return missing(proxy)
    const { isCareless, drains } = way
    const name = `${proxy.name}${way.id}`
    const started = await startProxy(proxy, { ports: { http, https, first, second }, folder, isCareless })
    const wrong = await checkProxy(outsider, fleet, name)
    const { failed, ...rolled } = await rollUnderLoad(fleet, outsider, { name, drains })
    await started.close()
    const faults = [...wrong, ...failed].map((line) => `${proxy.name}${way.says}: ${line}`)
    return { title: `${proxy.name} ${version}${way.says}`, faults, wrong: wrong.length, ...rolled }
  }
  const trials: Trial[] = []
  try {
    for (const proxy of proxies.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
      for (const way of ways) trials.push(await tryOne(proxy, way))
  } finally {
    await fleet.close()
    await sink.close()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  report(trials)
}

type Trial = {
  title: string
  faults: string[]
  /** Of the checks, not of the update. */
  wrong: number
  pages: number
  forms: number
  stored: number
  seconds: number
}

const missing = ({ name }: Proxy): Trial => ({
  title: name,
  faults: [`${name} is missing: apt-get install ${name}`],
  wrong: 0,
  pages: 0,
  forms: 0,
  stored: 0,
  seconds: 0,
})

const shown = 5

const report = (trials: Trial[]) => {
  const heads = ['proxy', 'checks failed', 'pages', 'forms', 'stored once', 'requests failed', 'seconds']
  const rows = trials.map(({ title, wrong, pages, forms, stored, faults, seconds }) => [
    title,
    wrong,
    pages,
    forms,
    stored,
    faults.length - wrong,
    seconds.toFixed(0),
  ])
  console.log(toTable(heads, rows))
  for (const { faults } of trials)
    for (const line of faults.slice(0, shown)) console.log(`failed  ${line.replaceAll(/\s+/g, ' ')}`)
  const bad = trials.filter(({ faults }) => faults.length > 0).length
  console.log(`${trials.length - bad} passed, ${bad} failed`)
  if (bad > 0 || trials.length === 0) process.exitCode = 1
}

// Also ends child processes: see tests/product.ts.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await main()
