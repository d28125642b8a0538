import type { ConnectionOptions } from 'node:tls'
import { allGet, fault } from '../check.ts'
import type { Check } from '../check.ts'
import { openForm } from '../known.ts'

/** The client would take them: OpenSSL leaves them out by default. */
const weakened = (options: ConnectionOptions): ConnectionOptions => ({
  ciphers: 'ALL:@SECLEVEL=0',
  ...options,
})

const oldVersions: ConnectionOptions[] = [
  weakened({ minVersion: 'TLSv1', maxVersion: 'TLSv1' }),
  weakened({ minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1' }),
]

const weakCiphers = [
  'AES128-SHA',
  'AES256-GCM-SHA384',
  'ECDHE-ECDSA-AES128-SHA',
  'AECDH-AES128-SHA',
  'NULL-SHA256',
]

export const transportChecks: Check[] = [
  {
    says: 'only TLS 1.2 and 1.3 are spoken, and 1.3 with whoever can',
    faults: async ({ outsider }) => {
      const old = await Promise.all(oldVersions.map((options) => outsider.shakeHands(options)))
      const newest = await outsider.shakeHands({})
      const before = await outsider.shakeHands({ maxVersion: 'TLSv1.2' })
      return [
        ...old.flatMap((met) => (met ? [`${met.protocol} is spoken`] : [])),
        ...fault(newest?.protocol !== 'TLSv1.3', `speaks ${newest?.protocol}`),
        ...fault(before?.protocol !== 'TLSv1.2', `speaks ${before?.protocol} with an older visitor`),
      ]
    },
  },
  {
    says: 'ciphers without forward secrecy or without authentication are refused',
    faults: async ({ outsider }) => {
      const met = await Promise.all(
        weakCiphers.map((cipher) =>
          outsider.shakeHands({ maxVersion: 'TLSv1.2', ciphers: `${cipher}:@SECLEVEL=0` }).catch(() => null),
        ),
      )
      return met.flatMap((each) => (each ? [`${each.cipher} is used`] : []))
    },
  },
  {
    says: 'plain http leads pages to https, and takes no form and no call',
    faults: async ({ outsider, production }) => [
      ...(await allGet(outsider, [{ path: '/sugar-free-blueprint?utm_source=x', isPlain: true }], {
        status: 301,
        headers: { location: new RegExp(`^${production.origin}/sugar-free-blueprint\\?utm_source=x$`) },
      })),
      ...(await allGet(
        outsider,
        [openForm, '/functions/v1/create-lead', '/staff/sign-in'].map((path) => ({
          method: 'POST',
          path,
          isPlain: true,
        })),
        { status: 403, headers: { location: undefined } },
      )),
    ],
  },
]
