import { metricsToken } from '../security/production.ts'
import { openForm } from '../security/known.ts'
import { allGet } from '../security/check.ts'
import type { Outsider } from '../security/outsider.ts'
import { host } from '../security/nginx.ts'
import type { Fleet } from './fleet.ts'

/** What the configuration must do besides passing requests on; returns what is wrong. */
export const checkProxy = async (outsider: Outsider, fleet: Fleet, name: string): Promise<string[]> => [
  ...(await checkTransport(outsider)),
  ...(await checkMetrics(outsider)),
  ...(await checkAddress(outsider, fleet, name)),
]

const checkTransport = async (outsider: Outsider) => {
  const old = await outsider.shakeHands({
    maxVersion: 'TLSv1.1',
    minVersion: 'TLSv1.1',
    ciphers: 'ALL@SECLEVEL=0',
  })
  const now = await outsider.shakeHands({})
  const led = { location: new RegExp(`^https://${host}:\\d+/sugar-free-blueprint$`) }
  return [
    ...(old ? [`speaks ${old.protocol}`] : []),
    ...(now?.protocol === 'TLSv1.3' ? [] : ['does not speak TLS 1.3']),
    ...(await allGet(outsider, [{ path: '/sugar-free-blueprint', isPlain: true }], {
      status: 301,
      headers: led,
    })),
    ...(await allGet(outsider, [{ path: openForm, method: 'POST', body: '', isPlain: true }], {
      status: 403,
    })),
    ...(await allGet(outsider, [{ path: '/readyz' }, { path: '/healthz' }], { status: 200 })),
  ]
}

/** Even for somebody who has the token. */
const checkMetrics = (outsider: Outsider) => {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const paths = ['/metrics', '/metrics?x', '/%6Detrics']
  const hsts = { 'strict-transport-security': /^max-age=63072000; includeSubDomains$/ }
  return allGet(
    outsider,
    paths.map((path) => ({ path, headers })),
    { status: 404, headers: hsts, without: /porchlight_/ },
  )
}

const most = 30
/** Each check has visitors of its own: whoever is past the limit is slowed for ten minutes. */
let visitors = 0

/** The limit of forms counts the address that the proxy saw, not one that a visitor makes up. */
const checkAddress = async (outsider: Outsider, { stateOf }: Fleet, name: string) => {
  const send = (person: string, from: string, forged: string) =>
    outsider.sendForm(
      openForm,
      { name: 'Ann', email: `${person}@visitors.example` },
      { from, headers: { 'x-forwarded-for': forged } },
    )
  const [liar, neighbour] = [`127.0.9.${(visitors += 1)}`, `127.0.9.${(visitors += 1)}`]
  for (let at = 0; at <= most; at += 1) await send(`forged-${name}-${at}`, liar, `203.0.113.${at}`)
  await send(`other-${name}`, neighbour, '203.0.113.1')
  const [last, other] = [await stateOf(`forged-${name}-${most}`), await stateOf(`other-${name}`)]
  return [
    ...(last === 'rate' ? [] : [`a forged address evades the limit: ${last}`]),
    ...(other === 'stored' ? [] : [`two visitors share a limit: ${other}`]),
  ]
}
