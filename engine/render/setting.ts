import { coverKey, wordsOf } from '../../blocks/kit/cover.ts'
import type { Setting } from '../../blocks/kit/setting.ts'
import { pictureUrl } from '../campaign/release/assets.ts'
import type { PageAssets } from '../campaign/release/assets.ts'
import type { Page } from '../campaign/schema/page.ts'
import { pageWords } from '../words/en.ts'

export const settingOf = (page: Pick<Page, 'id' | 'coach'>, assets: PageAssets): Setting => ({
  seed: page.id,
  art: page.coach.theme.art,
  hero: page.coach.theme.hero,
  brand: page.coach.brand,
  logo: page.coach.logo,
  owner: page.coach.name,
  portrait: page.coach.portrait,
  postalAddress: page.coach.postalAddress,
  since: page.coach.since,
  legal: { label: pageWords.legal.label, links: legalLinks(page.coach.links) },
  pictureUrl: (src) => pictureUrl(assets, src),
  photo: (src) => assets.photos?.[src],
  cover: (book) => {
    const cover = assets.covers?.[coverKey(book)]
    return cover && wordsOf(cover)
  },
})

const legalLinks = (links: Page['coach']['links']) =>
  (['privacy', 'terms', 'contact'] as const).flatMap((kind) => {
    const href = links[kind]
    return href === undefined ? [] : [{ label: pageWords.legal[kind], href }]
  })
