import type { Setting } from './setting.ts'

const silhouette =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 440"><path fill="#540f24" d="M200 70a90 100 0 0 1 45 190q140 20 155 180H0q15-160 155-180a90 100 0 0 1 45-190z"/></svg>'

/** The page that a block's stories and tests stand on. */
export const storySetting: Setting = {
  seed: 'sample/page',
  art: 'citrus',
  brand: 'Juniper Vale',
  owner: 'Juniper Vale',
  postalAddress: '18 Orchard Row, Port Ellery',
  legal: {
    label: 'Legal',
    links: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Contact', href: 'mailto:juniper@vitality.example' },
    ],
  },
  pictureUrl: () => `data:image/svg+xml,${encodeURIComponent(silhouette)}`,
}
