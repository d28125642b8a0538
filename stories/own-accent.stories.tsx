import type { Meta, StoryObj } from '@storybook/react-vite'
import cta from '../blocks/cta/cta.example.yaml'
import hero from '../blocks/hero/hero.example.yaml'
import { ArtSource } from '../blocks/art/art.tsx'
import { Section } from '../blocks/schemas.gen.ts'
import { Coach } from '../engine/campaign/schema/coach.ts'
import type { FormStateName } from '../engine/campaign/preview/page-states.ts'
import { SectionSample } from './block-story.tsx'
import { coaches, lookCss } from './coaches.ts'
import { FormSample, inState } from './form-states.tsx'
import { sampleForm } from './sample-form.ts'
import { storySetting } from './story-setting.ts'

type Props = { accent: string; page: 'light' | 'dark'; state: FormStateName }

/** A brand, a mood and a second colour of one's own: first screen, form and last call. */
const Page = ({ accent, page, state }: Props) => {
  const theme = { brand: '#0f5a73', mood: 'warm', accent, page }
  const coach = Coach.parse({ ...coaches['vitality'], theme })
  const setting = { ...storySetting, art: coach.theme.art, hero: coach.theme.hero }
  return (
    <main>
      <style>{lookCss(coach.theme)}</style>
      <ArtSource art={setting.art} seed={setting.seed} />
      <SectionSample section={Section.parse(hero)} setting={setting} />
      <FormSample {...inState(state, sampleForm('card'), 40)} />
      <SectionSample
        section={Section.parse(Object.assign({}, cta, { variant: 'echo', tone: 'deep' }))}
        setting={setting}
      />
    </main>
  )
}

const meta = { title: 'Colours/Own accent', component: Page, parameters: { ownLook: true } } satisfies Meta<
  typeof Page
>
export default meta

type Story = StoryObj<typeof meta>

const [coral, pale, lilac] = ['#e8563a', '#ffe08a', '#b58ae0']

export const Coral: Story = { args: { accent: coral, page: 'light', state: 'MissingInformation' } }
export const CoralOnADarkPage: Story = { args: { accent: coral, page: 'dark', state: 'MissingInformation' } }
export const Pale: Story = { args: { accent: pale, page: 'light', state: 'Submitting' } }
export const PaleOnADarkPage: Story = { args: { accent: pale, page: 'dark', state: 'Submitting' } }
export const Lilac: Story = { args: { accent: lilac, page: 'light', state: 'Success' } }
export const LilacOnADarkPage: Story = { args: { accent: lilac, page: 'dark', state: 'Success' } }
