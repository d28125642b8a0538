import type { Meta, StoryObj } from '@storybook/react-vite'
import cta from '../blocks/cta/cta.example.yaml'
import hero from '../blocks/hero/hero.example.yaml'
import testimonials from '../blocks/testimonials/testimonials.example.yaml'
import { ArtSource } from '../blocks/art/art.tsx'
import type { OwnDrawing } from '../blocks/art/own-drawing.ts'
import { Banner } from '../blocks/kit/banner.tsx'
import { heroVariants } from '../blocks/kit/hero-variant.ts'
import { Section } from '../blocks/schemas.gen.ts'
import { SectionSample } from './block-story.tsx'
import { coaches, lookCss } from './coaches.ts'
import harbour from './pictures/harbour.svg?drawing'
import jug from './pictures/jug.svg?drawing'
import { storySetting } from './story-setting.ts'

const parsed = (example: unknown, more: object) => Section.parse(Object.assign({}, example, more))

const sections = [
  // One form on a page: that of a dark hero.
  ...heroVariants
    .filter((variant) => variant !== 'form-first')
    .map((variant) => parsed(hero, { variant, anchor: variant })),
  parsed(testimonials, { variant: 'statement', tone: 'tint' }),
  parsed(cta, { variant: 'echo', tone: 'deep' }),
]

const withForm = parsed(hero, { variant: 'form-first', action: undefined })

/** As long as a name, so that it is as wide as a logo gets. */
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 48"><circle cx="24" cy="24" r="20" fill="#bc1f4b"/><path fill="#540f24" d="M60 14h410v8H60zm0 14h360v8H60z"/></svg>'

const pictureUrl = () => `data:image/svg+xml,${encodeURIComponent(logo)}`

/** `isUnderLogo`: the first screen alone, with a form, which leaves the drawing the corner beside the logo. */
const Page = ({ drawing, isUnderLogo = false }: { drawing: OwnDrawing; isUnderLogo?: boolean }) => {
  const coach = coaches['vitality']
  if (!coach) return null
  const setting = { ...storySetting, drawing }
  return (
    <main>
      <style>{lookCss(coach.theme)}</style>
      <ArtSource art={setting.art} drawing={drawing} seed={setting.seed} />
      {isUnderLogo && <Banner tone="paper" setting={{ ...setting, logo: 'logo.svg', pictureUrl }} />}
      {(isUnderLogo ? [withForm] : sections).map((section, index) => (
        <SectionSample key={index} section={section} setting={setting} />
      ))}
    </main>
  )
}

const meta = { title: 'Drawings/Own', component: Page, parameters: { ownLook: true } } satisfies Meta<
  typeof Page
>
export default meta

type Story = StoryObj<typeof meta>

/** Without a ground: shown whole everywhere. */
export const Thing: Story = { args: { drawing: jug } }
/** With one: it fills its place. */
export const Scene: Story = { args: { drawing: harbour } }
/** The widest and the highest that the validator accepts. */
export const Wide: Story = { args: { drawing: { ...jug, box: [1200, 600] } } }
export const High: Story = { args: { drawing: { ...harbour, box: [400, 800] } } }
/** Neither lies over the other. */
export const UnderALogo: Story = { args: { drawing: harbour, isUnderLogo: true } }
