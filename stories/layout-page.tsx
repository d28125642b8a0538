import about from '../blocks/about/about.example.yaml'
import cta from '../blocks/cta/cta.example.yaml'
import faq from '../blocks/faq/faq.example.yaml'
import fit from '../blocks/fit/fit.example.yaml'
import footer from '../blocks/footer/footer.example.yaml'
import nextSteps from '../blocks/next-steps/next-steps.example.yaml'
import testimonials from '../blocks/testimonials/testimonials.example.yaml'
import type { PageLayout } from '../blocks/kit/page-layout.ts'
import { Section } from '../blocks/schemas.gen.ts'
import { SectionSample } from './block-story.tsx'
import { hardCases } from './hard-cases.ts'
import { storySetting } from './story-setting.ts'

const parsed = (example: unknown, more: object) => Section.parse(Object.assign({}, example, more))

/** The blocks that a layout decides about, and what follows them. */
const sections = [
  parsed(testimonials, { variant: 'figure', tone: 'deep' }),
  parsed(about, { variant: 'arch', tone: 'paper' }),
  parsed(fit, { variant: 'two-lists', tone: 'tint' }),
  parsed(nextSteps, { tone: 'tint' }),
  parsed(faq, { tone: 'paper' }),
  parsed(cta, { variant: 'echo', tone: 'deep' }),
  parsed(footer, {}),
]

/** Without links: a page has one such list. */
const legal = { ...storySetting.legal, links: [] }

type Shown = { layout: PageLayout; hard: string | undefined }

/** The footers of ten pages of hard cases would make a picture higher than a browser can read. */
const shownOf = (hard: string | undefined) =>
  hard === undefined ? sections : sections.filter(({ type }) => type !== 'footer')

const Sections = ({ layout, hard }: Shown) =>
  shownOf(hard).map((section) => (
    <SectionSample
      key={section.type}
      section={hard === undefined ? section : (hardCases(section)[hard] ?? section)}
      setting={{ ...storySetting, layout, legal }}
    />
  ))

export const LayoutPage = ({ layouts, hard }: { layouts: readonly PageLayout[]; hard?: string }) => (
  <main>
    {layouts.map((layout) => (
      // As pages of their own: some sections make room for the one that follows, or lie over the one before.
      <div key={layout} className="flow-root overflow-clip">
        <Sections layout={layout} hard={hard} />
      </div>
    ))}
  </main>
)
