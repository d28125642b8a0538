import { drawPortrait } from '../blocks/art/portraits/draw-portrait.ts'
import { PortraitLook } from '../blocks/art/portraits/portrait-look.ts'
import { drawnScheme } from '../blocks/art/portraits/portrait-source.ts'
import type { Setting } from '../blocks/kit/setting.ts'
import { wordsOf } from '../engine/words/words.ts'
import { storyPhoto } from './story-photo.ts'

const silhouette =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 440"><path fill="#540f24" d="M200 70a90 100 0 0 1 45 190q140 20 155 180H0q15-160 155-180a90 100 0 0 1 45-190z"/></svg>'

const cloth = { brand: '#bc1f4b', deep: '#540f24', paper: '#fef8eb', paper2: '#fdecd6', accent: '#ffa838' }

const pictureOf = (src: string) => {
  if (src.startsWith(drawnScheme))
    return drawPortrait(PortraitLook.parse(JSON.parse(src.slice(drawnScheme.length))), cloth)
  return src.endsWith('.jpg') ? storyPhoto : silhouette
}

export const storySetting: Setting = {
  seed: 'sample/page',
  art: 'citrus',
  hero: 'split-art',
  layout: 'standard',
  brand: 'Juniper Vale',
  owner: 'Juniper Vale',
  postalAddress: '18 Orchard Row, Port Ellery',
  since: 2021,
  legal: {
    label: 'Legal',
    links: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Contact', href: 'mailto:juniper@vitality.example' },
    ],
  },
  event: {
    startDate: '2027-03-04T18:00:00+01:00',
    when: 'Thursday, March 4, 2027, 6:00\u00a0p.m. (Berlin time)',
  },
  cover: () => undefined,
  words: wordsOf().page,
  pictureUrl: (src) => `data:image/svg+xml,${encodeURIComponent(pictureOf(src))}`,
}
