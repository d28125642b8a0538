import { spawnSync } from 'node:child_process'
import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { launchProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { makeCertificates } from './certificates.ts'
import { host, sampleConfiguration, startNginx } from './nginx.ts'

export const publishableKey = 'pk_of-the-security-checks'
export const metricsToken = 'metrics-token-of-the-security-checks'

export type Production = {
  product: Product
  environment: Record<string, string>
  origin: string
  ports: { http: number; https: number }
  /** PEM. */
  authority: string
  close: () => Promise<void>
}

/** What OPERATIONS.md describes for one machine: a release of the sample campaigns, the production process, nginx with TLS. */
export const startProduction = async (): Promise<Production> => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-security-'))
  chmodSync(folder, 0o755)
  const [http, https] = [await freePort(), await freePort()]
  const origin = `https://${host}:${https}`
  buildFor(folder, origin)
  const { authority, certificate, key } = makeCertificates(folder, host)
  const environment = {
    PUBLIC_ORIGIN: origin,
    SECRET: 'only for the security checks, '.repeat(2),
    TRUSTED_PROXIES: '127.0.0.1',
    PUBLISHABLE_KEY: publishableKey,
    METRICS_TOKEN: metricsToken,
    LOG_LEVEL: 'info',
  }
  const product = await launchProduct({ folder, environment })
  const ports = { http, https, product: Number(new URL(product.origin).port) }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const nginx = await startNginx(folder, sampleConfiguration(ports, certificate, key), https)
    const close = async () => {
      await Promise.all([nginx.close(), product.close()])
      remove()
    }
    return { product, environment, origin, ports, authority, close }
  } catch (error) {
    await product.close()
    remove()
    throw error
  }
}

/** Pages and emails contain the origin. */
export const buildFor = (folder: string, origin: string) => {
  const root = join(import.meta.dirname, '../..')
  const built = spawnSync(
    process.execPath,
    ['scripts/build/build.mjs', '--polished', `--out=${join(folder, 'dist')}`],
    { cwd: root, encoding: 'utf8', env: { ...process.env, PUBLIC_ORIGIN: origin } },
  )
  if (built.status !== 0) throw new Error(`The release could not be built:\n${built.stdout}${built.stderr}`)
}
