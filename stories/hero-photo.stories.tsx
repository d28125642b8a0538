import type { Meta, StoryObj } from '@storybook/react-vite'
import hero from '../blocks/hero/hero.example.yaml'
import type { HeroVariant } from '../blocks/kit/hero-variant.ts'
import { Section } from '../blocks/schemas.gen.ts'
import { SectionSample } from './block-story.tsx'
import { storySetting } from './story-setting.ts'

const photo = { file: 'kitchen.jpg', alt: 'A kitchen table in morning light' }

const withPhoto = (variant: HeroVariant, more: object = {}) =>
  Section.parse(Object.assign({}, hero, { variant, photo: { ...photo, ...more } }))

const Photo = ({ section, upright }: { section: Section; upright?: boolean }) => {
  const url = storySetting.pictureUrl('kitchen.jpg')
  const size = upright ? { width: 1200, height: 1600 } : { width: 1600, height: 1200 }
  return (
    <SectionSample
      section={section}
      setting={{ ...storySetting, photo: () => ({ url, kinds: [], ...size }) }}
    />
  )
}

const meta = { title: 'Blocks/Hero/Photo', component: Photo } satisfies Meta<typeof Photo>
export default meta

type Story = StoryObj<typeof meta>

export const Beside: Story = { args: { section: withPhoto('split-art') } }
export const Band: Story = { args: { section: withPhoto('poster') } }
export const BesideTheForm: Story = { args: { section: withPhoto('form-first') } }
export const DarkForm: Story = { args: { section: withPhoto('dark-form') } }
export const Stage: Story = { args: { section: withPhoto('stage') } }
export const BookOnTheForm: Story = { args: { section: withPhoto('book-left') } }
/** A band would cut it to a strip: it is beside the words. */
export const Upright: Story = { args: { section: withPhoto('stage', { focus: 'top' }), upright: true } }
export const Duotone: Story = { args: { section: withPhoto('split-art', { treatment: 'duotone' }) } }
