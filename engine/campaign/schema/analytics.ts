import { z } from 'zod'
import { hostName } from './host-name.ts'

const Matomo = z
  .strictObject({
    url: z
      .string()
      .regex(/^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(\/[a-z0-9._-]+)*\/?$/, {
        error: 'must be the https address of your Matomo, such as "https://stats.example.com/"',
      })
      .describe('Address of your Matomo.'),
    site: z.number().int().min(1).max(999_999).describe('Id of the site there.'),
    cookies: z
      .boolean()
      .default(false)
      .describe('true: visitors are recognised by cookies, once they have agreed. Default: none is set.'),
  })
  .describe('Counts at your own Matomo.')

export const Analytics = z
  .strictObject({
    plausible: hostName('domain', 'example.com').optional().describe('Domain of the site at Plausible.'),
    matomo: Matomo.optional(),
    ga4: z
      .string()
      .regex(/^G-[A-Z0-9]{6,12}$/, { error: 'must be a measurement id, such as "G-AB12CD34EF"' })
      .optional()
      .describe('Measurement id of Google Analytics 4. Visitors are asked first.'),
    metaPixel: z
      .string()
      .regex(/^[0-9]{10,17}$/, {
        error: 'must be the number of a pixel in quotes, such as "123456789012345"',
      })
      .optional()
      .describe('Number of the Meta pixel, in quotes. Visitors are asked first.'),
  })
  .describe('Services that count visits and sent forms, by the id they gave you.')
export type Analytics = z.infer<typeof Analytics>

type Vendor = {
  key: keyof Analytics
  /** As visitors know it. */
  name: string
  /** Nothing is requested before the visitor has agreed. */
  asks: boolean
  /** Sources of the page's policy, as the vendor documents them. */
  hosts: { script: string[]; connect: string[]; img: string[] }
}

/** Of the services that are named, in this order. */
export const vendorsOf = ({ plausible, matomo, ga4, metaPixel }: Analytics): Vendor[] => [
  ...(plausible === undefined ? [] : [plausibleVendor]),
  ...(matomo ? [matomoVendor(matomo)] : []),
  ...(ga4 === undefined ? [] : [ga4Vendor]),
  ...(metaPixel === undefined ? [] : [metaVendor]),
]

/** Of those that ask. */
export const askingOf = (analytics: Analytics): Vendor[] => vendorsOf(analytics).filter(({ asks }) => asks)

const plausibleHost = ['https://plausible.io']
/** github.com/plausible/docs/issues/20 */
const plausibleVendor: Vendor = {
  key: 'plausible',
  name: 'Plausible',
  asks: false,
  hosts: { script: plausibleHost, connect: plausibleHost, img: [] },
}

/** matomo.org/faq/general/faq_20904 */
const matomoVendor = ({ url, cookies }: NonNullable<Analytics['matomo']>): Vendor => {
  const host = [new URL(url).origin]
  return { key: 'matomo', name: 'Matomo', asks: cookies, hosts: { script: host, connect: host, img: host } }
}

/** developers.google.com/tag-platform/security/guides/csp, without what serves advertising. */
const ga4Vendor: Vendor = {
  key: 'ga4',
  name: 'Google Analytics',
  asks: true,
  hosts: {
    script: ['https://*.googletagmanager.com'],
    connect: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
    img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  },
}

/** developers.facebook.com/docs/meta-pixel names the script's host and that of its picture. */
const metaVendor: Vendor = {
  key: 'metaPixel',
  name: 'Meta',
  asks: true,
  hosts: {
    script: ['https://connect.facebook.net'],
    connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
    img: ['https://www.facebook.com'],
  },
}
