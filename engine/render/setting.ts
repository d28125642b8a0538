import { coverKey, wordsOf as coverWords } from '../../blocks/kit/cover.ts'
import type { Setting } from '../../blocks/kit/setting.ts'
import { askingOf } from '../campaign/schema/analytics.ts'
import { pictureUrl } from '../campaign/release/assets.ts'
import type { PageAssets } from '../campaign/release/assets.ts'
import type { Page } from '../campaign/schema/page.ts'
import { eventDate } from '../campaign/schema/event-words.ts'
import { langNames, usualLang } from '../words/lang.ts'
import type { Lang } from '../words/lang.ts'
import { wordsOf } from '../words/words.ts'
import type { Words } from '../words/words.ts'

export const settingOf = (
  page: Pick<
    Page,
    'id' | 'path' | 'coach' | 'lang' | 'versions' | 'event' | 'inside' | 'analytics' | 'sections'
  >,
  assets: PageAssets,
): Setting => ({
  seed: page.id,
  art: page.coach.theme.art,
  ...ownDrawing(page.coach.theme, assets),
  repeats: repeatsDrawing(page),
  hero: page.coach.theme.hero,
  layout: page.coach.theme.layout,
  brand: page.coach.brand,
  logo: page.coach.logo,
  owner: page.coach.name,
  portrait: page.coach.portrait,
  postalAddress: page.coach.postalAddress,
  since: page.coach.since,
  legal: legalOf(page, wordsOf(page.lang).page.legal),
  ...(page.analytics &&
    askingOf(page.analytics).length > 0 && { consent: wordsOf(page.lang).page.consent.open }),
  ...(page.versions && { versions: otherVersions(page.versions, page.lang) }),
  ...(page.event && {
    event: {
      startDate: page.event.startDate,
      when: eventDate(page.event.startDate, page.lang, page.event.zone),
    },
  }),
  ...(page.inside && { inside: page.inside }),
  words: wordsOf(page.lang).page,
  pictureUrl: (src) => pictureUrl(assets, src),
  photo: (src) => assets.photos?.[src],
  film: (src) => assets.films?.[src],
  cover: (book) => {
    const cover = assets.covers?.[coverKey(book)]
    return cover && coverWords(cover)
  },
})

const ownDrawing = ({ drawing }: Page['coach']['theme'], assets: PageAssets): Pick<Setting, 'drawing'> =>
  drawing?.drawn ? { drawing: { ...drawing.drawn, url: assets.drawing } } : {}

const repeatsDrawing = ({ coach, sections: [first] }: Pick<Page, 'coach' | 'sections'>) =>
  coach.theme.drawing?.drawn?.changes === false &&
  first?.type === 'hero' &&
  !first.photo &&
  (first.variant ?? coach.theme.hero) !== 'plain'

const otherVersions = (versions: NonNullable<Page['versions']>, own: Lang = usualLang) =>
  versions.flatMap(({ lang, path }) => (lang === own ? [] : [{ lang, label: langNames[lang], href: path }]))

const legalOf = (
  { path, coach: { links } }: Pick<Page, 'path' | 'coach'>,
  words: Words['page']['legal'],
): Setting['legal'] => ({
  label: words.label,
  links: [
    ...(links.more ?? []).filter(({ href }) => href !== path),
    ...(['privacy', 'terms', 'contact'] as const).flatMap((kind) => {
      const href = links[kind]
      return href === undefined ? [] : [{ label: words[kind], href }]
    }),
  ],
})
