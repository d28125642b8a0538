import type { Meta, StoryObj } from '@storybook/react-vite'
import brandFont from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import wideFont from '@fontsource-variable/syne/files/syne-latin-wght-normal.woff2?url'
import { Coach } from '../engine/campaign/schema/coach.ts'
import faq from '../blocks/faq/faq.example.yaml'
import form from '../blocks/form/form.example.yaml'
import hero from '../blocks/hero/hero.example.yaml'
import testimonials from '../blocks/testimonials/testimonials.example.yaml'
import { ArtSource } from '../blocks/art/art.tsx'
import { Section } from '../blocks/schemas.gen.ts'
import { SectionSample } from './block-story.tsx'
import { coaches, lookCss } from './coaches.ts'
import { storySetting } from './story-setting.ts'

/** The assets folder of a coach. */
const files: Record<string, string> = { 'brand.woff2': brandFont, 'wide.woff2': wideFont }

const faces = Object.entries(files)
  .map(([name, url]) => `@font-face{font-family:"${name}";font-weight:200 900;src:url('${url}')}`)
  .join('')

const sections = [hero, form, testimonials, faq].map((example) => Section.parse(example))

const Page = ({ theme }: { theme: object }) => {
  const brief = { brand: '#1d6f5c', mood: 'calm', ...theme }
  const coach = Coach.parse({ ...coaches['vitality'], theme: brief })
  const setting = { ...storySetting, art: coach.theme.art, hero: coach.theme.hero }
  return (
    <main>
      <style>{faces + lookCss(coach.theme)}</style>
      <ArtSource art={setting.art} seed={setting.seed} />
      {sections.map((section) => (
        <SectionSample key={section.type} section={section} setting={setting} />
      ))}
    </main>
  )
}

const meta = { title: 'Fonts/Own', component: Page, parameters: { ownLook: true } } satisfies Meta<
  typeof Page
>
export default meta

type Story = StoryObj<typeof meta>

export const Titles: Story = { args: { theme: { font: 'brand.woff2' } } }
/** A variable font is for texts, buttons and fields, too. */
export const TitlesAndTexts: Story = { args: { theme: { font: 'brand.woff2', textFont: 'brand.woff2' } } }
/** `scale` makes all titles of a wide font smaller. */
export const Wide: Story = { args: { theme: { font: 'wide.woff2', scale: 0.75 } } }
