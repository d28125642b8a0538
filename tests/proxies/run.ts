/**
 * `npm run test:proxies`: the configurations of OPERATIONS.md in a real nginx, Caddy and HAProxy with TLS, in front of two web
 * processes and a worker on one PostgreSQL. Each process is restarted in turn under steady load; no request may fail.
 * `-- caddy` tries one of them. Linux (visitors are addresses such as 127.0.0.2); needs openssl and the proxies.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

const main = async () => {
  const wanted = process.argv.slice(2)
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
  const rows: unknown[][] = []
  const failed: string[] = []
  const tryOne = async (proxy: Proxy, version: string) => {
    const [first, second] = fleet.webPorts
    const started = await startProxy(proxy, { http, https, first, second }, folder)
    const wrong = await checkProxy(outsider, fleet, proxy.name)
    const rolled = await rollUnderLoad(fleet, outsider, proxy.name)
    await started.close()
    failed.push(...[...wrong, ...rolled.failed].map((line) => `${proxy.name}: ${line}`))
    const { pages, forms, stored, seconds } = rolled
    rows.push([
      `${proxy.name} ${version}`,
      wrong.length,
      pages,
      forms,
      stored,
      rolled.failed.length,
      seconds.toFixed(0),
    ])
  }
  try {
    for (const proxy of proxies.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
      const version = versionOf(proxy)
      if (version === null) failed.push(`${proxy.name} is missing: apt-get install ${proxy.name}`)
      else await tryOne(proxy, version)
    }
  } finally {
    await fleet.close()
    await sink.close()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const heads = ['proxy', 'checks failed', 'pages', 'forms', 'stored once', 'requests failed', 'seconds']
  console.log(toTable(heads, rows))
  for (const line of failed.slice(0, 40)) console.log(`failed  ${line}`)
  console.log(`${rows.length} passed, ${failed.length} failed`)
  if (failed.length > 0) process.exitCode = 1
}

// Also ends child processes: see tests/product.ts.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await main()
