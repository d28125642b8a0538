import { ArtSource } from '../../blocks/kit/art/art.tsx'
import type { PageAssets } from '../campaign/assets.ts'
import type { Page } from '../campaign/page.ts'
import type { FormState } from '../campaign/view.ts'
import { FormPlace } from './form-place.tsx'
import { PressBar } from './press-bar.tsx'
import { artCount } from './art-count.ts'
import { closedSections } from './closed-sections.ts'
import { SectionView } from './section-view.tsx'
import { settingOf } from './setting.ts'

type Sections = Page['sections']

/** The body of a campaign's page. `state`: the form as the server shows it again after a refusal. */
export const CampaignPage = (props: { page: Page; assets: PageAssets; state?: FormState | undefined }) => {
  const { page, assets, state } = props
  const setting = settingOf(page, assets)
  const form = <FormPlace page={page} assets={assets} state={state ?? null} />
  const sections = closedSections(page.sections, state?.closed)
  const host = formHost(sections)
  const draw = (section: Sections[number], index: number) => (
    <SectionView key={index} section={section} setting={setting} form={form} hostsForm={section === host} />
  )
  const footers = sections.filter((section) => section.type === 'footer')
  return (
    <>
      <ArtSource name={setting.art} seed={setting.seed} count={artCount(page.sections)} />
      <main>
        {sections.filter((section) => section.type !== 'footer').map(draw)}
        {state?.closed === undefined && <PressBar page={page} />}
      </main>
      {footers.map(draw)}
    </>
  )
}

/** The section that holds the form: the nearest one before a form that is placed in the hero. */
const formHost = (sections: Sections) => {
  const at = sections.findIndex((section) => section.type === 'form' && section.placement === 'hero')
  return sections.slice(0, Math.max(at, 0)).findLast((section) => section.type === 'hero')
}
