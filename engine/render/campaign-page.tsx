import type { ReactNode } from 'react'
import type { FormProps } from '../../blocks/form/form.schema.ts'
import { ArtSource } from '../../blocks/art/art.tsx'
import { toneClass } from '../../blocks/kit/frame.tsx'
import { heroGround } from '../../blocks/kit/hero-variant.ts'
import type { HeroVariant } from '../../blocks/kit/hero-variant.ts'
import type { Tone } from '../../blocks/kit/words.ts'
import { Banner } from '../../blocks/kit/banner.tsx'
import type { PageAssets } from '../campaign/release/assets.ts'
import type { Page } from '../campaign/schema/page.ts'
import type { FormState, ImageState } from '../campaign/release/view.ts'
import { FormPlace } from './form/form-place.tsx'
import type { FormViewState } from './form/form-view.tsx'
import { ImagePlace } from './image/image-place.tsx'
import { artFacts, endsWithArt } from './art-facts.ts'
import { ConsentBar } from './consent-bar.tsx'
import { closedSections } from './closed-sections.ts'
import { SectionView } from './section-view.tsx'
import { pictureSides } from './picture-sides.ts'
import { settingOf } from './setting.ts'
import { coverKey, coverBox } from '../../blocks/kit/cover.ts'
import type { Cover } from '../../blocks/kit/cover.ts'
import { stickySections } from '../campaign/schema/sticky-sections.ts'

type Section = Page['sections'][number]

/** `state`: the form as the server renders it; `shown`: as a preview does. */
export const CampaignPage = (props: {
  page: Page
  assets: PageAssets
  state?: FormState | undefined
  image?: ImageState | undefined
  shown?: FormViewState | undefined
}) => {
  const { page, assets, state, image, shown } = props
  const setting = settingOf(page, assets)
  const form = <FormPlace page={page} assets={assets} state={state ?? null} shown={shown} />
  const sections = closedSections(page.sections, state?.closed, page.lang)
  const span = stickySpan(sections)
  const host = span.length > 0 ? undefined : formHost(sections)
  const hostedBy = (section: Section) => {
    if (section.type === 'image-generator')
      return <ImagePlace page={page} section={section} assets={assets} state={image} />
    return section === host ? form : null
  }
  const sides = pictureSides(sections.filter(isBelow), setting)
  const draw = (section: Section, index: number) => (
    <SectionView
      key={index}
      section={section}
      setting={{ ...setting, pictureSide: sides.get(section) }}
      hosts={hostedBy(section)}
      form={form}
    />
  )
  const drawBeside = (section: Section, index: number) =>
    section.type === 'form' ? <FormAside key={index} section={section} form={form} /> : draw(section, index)
  const footers = sections.filter((section) => section.type === 'footer')
  return (
    <>
      <ArtSource
        art={setting.art}
        drawing={setting.drawing}
        seed={setting.seed}
        facts={{ ...artFacts(page.sections, state), ends: endsWithArt(page.sections) }}
      />
      <CoverSource covers={coversOn(page.sections, assets)} />
      <Banner setting={setting} tone={groundOf(sections[0], setting.hero)} />
      <main className={sharesGrounds(sections) ? 'shared-grounds' : undefined}>
        {!hasHeadline(sections) && <h1 className="sr-only">{page.seo.title}</h1>}
        {span.length > 0 && <div className="form-span">{span.map(drawBeside)}</div>}
        {sections.filter((section) => section.type !== 'footer' && !span.includes(section)).map(draw)}
        {state?.closed === undefined && <PressBar page={page} />}
      </main>
      {footers.map(draw)}
      {footers.length === 0 && setting.consent !== undefined && (
        <footer className="wrap">
          <button type="button" className="footer-consent" data-consent-open="" hidden>
            {setting.consent}
          </button>
        </footer>
      )}
      <ConsentBar page={page} />
    </>
  )
}

const groundOf = (first: Section | undefined, hero: HeroVariant): Tone =>
  first?.type === 'hero' ? (first.tone ?? heroGround(first.variant ?? hero)) : (first?.tone ?? 'paper')

/** What is shown below the first screen before the form is sent. */
const isBelow = (section: Section) =>
  !['hero', 'success', 'footer'].includes(section.type) &&
  !('placement' in section && section.placement === 'hero')

const sharesGrounds = (sections: Section[]) => {
  const tones = sections.filter(isBelow).map((section) => ('tone' in section ? section.tone : undefined))
  return tones.some((tone, at) => tone !== undefined && tone === tones[at - 1])
}

const hasHeadline = (sections: Section[]) =>
  sections.some(
    (section) =>
      (section.type === 'hero' || (section.type === 'image-generator' && section.variant === 'page')) &&
      section.title !== undefined,
  )

const FormAside = ({ section, form }: { section: FormProps; form: ReactNode }) =>
  section.placement === 'hero' ? (
    <div className="form-aside">{form}</div>
  ) : (
    <section className={`form-aside sec ${toneClass[section.tone]}`}>
      <div className="wrap">{form}</div>
    </section>
  )

const formHost = (sections: Section[]) => {
  const at = sections.findIndex((section) => section.type === 'form' && section.placement === 'hero')
  return sections.slice(0, Math.max(at, 0)).findLast((section) => section.type === 'hero')
}

/** Without the section after the form, which shows its book as a picture. */
const coversOn = (sections: Page['sections'], { covers = {} }: PageAssets): Cover[] => {
  const books = sections.flatMap((section) =>
    section.type !== 'success' && 'book' in section && section.book && !section.book.picture
      ? [section.book]
      : [],
  )
  const drawn = new Set(books.map((book) => covers[coverKey(book)]))
  return [...drawn].flatMap((cover) => (cover && !cover.apart ? [cover] : []))
}

/** The form's button at the lower edge of a phone, while the form is above the screen and not yet sent. */
const PressBar = ({ page }: { page: Page }) => {
  const form = page.sections.find((section) => section.type === 'form')
  if (!form) return null
  return (
    <div className="press-bar">
      <a className="btn" href={`#${form.anchor}`}>
        {form.button.label}
      </a>
    </div>
  )
}

const stickySpan = (sections: Section[]): Section[] => {
  const form = sections.find((section) => section.type === 'form')
  if (!form?.sticky) return []
  const shown = sections.filter(({ type }) => type !== 'success' && type !== 'footer')
  const others = shown.filter((section) => section !== form).slice(0, stickySections)
  if (others[0]?.type !== 'hero') return []
  if (form.placement === 'hero') return others.toSpliced(1, 0, form)
  const at = shown.indexOf(form)
  return at > 0 && at <= others.length ? others.toSpliced(at, 0, form) : []
}

/** Once on a page, before every `BookCover`: they refer to these outlines. */
const CoverSource = ({ covers }: { covers: readonly Cover[] }) =>
  covers.length > 0 && (
    <svg className="hidden" aria-hidden="true">
      {covers.map(({ id, mark, words }) => (
        <symbol key={id} id={id} viewBox={`0 0 ${coverBox.join(' ')}`}>
          {mark !== undefined && <path d={mark} fill="var(--mark)" />}
          <path d={words} fill="currentColor" />
        </symbol>
      ))}
    </svg>
  )
