import type { Meta, StoryObj } from '@storybook/react-vite'
import formExample from '../form/form.example.yaml'
import { FormProps } from '../form/form.schema.ts'
import { Form } from '../form/form.tsx'
import { Card } from '../kit/card.tsx'
import { storySetting } from '../kit/story-setting.ts'
import example from './hero.example.yaml'
import { HeroProps } from './hero.schema.ts'
import { Hero } from './hero.tsx'

const control = {
  action: '#',
  values: {},
  errors: {},
  busy: false,
  words: { optional: 'optional', choose: 'Please choose', trap: 'Leave this field empty' },
}
const form = (
  <div className="form-place">
    <Card className="card-plain">
      <Form {...FormProps.parse({ ...FormProps.parse(formExample), variant: 'card' })} control={control} />
    </Card>
  </div>
)

const meta = {
  title: 'Blocks/Hero',
  component: Hero,
  args: { ...HeroProps.parse(example), setting: storySetting },
} satisfies Meta<typeof Hero>
export default meta

type Story = StoryObj<typeof meta>

export const Example: Story = {}
export const Poster: Story = { args: { variant: 'poster', tone: 'deep' } }
export const Tint: Story = { args: { tone: 'tint' } }
export const MapBook: Story = {
  parameters: { coach: 'harbor' },
  args: {
    variant: 'map-book',
    title: 'Land softly. *Ten places to try.*',
    book: { title: 'Ten places to live', mark: '10', author: 'A. Holt' },
    note: 'One mail with the guide. Leave the list with one click.',
  },
}
export const MapBookOnDeep: Story = {
  parameters: { coach: 'compass' },
  args: { ...MapBook.args, tone: 'deep', title: 'Not lost. *Unmapped.*' },
}
export const MapAlone: Story = { parameters: { coach: 'harbor' }, args: { variant: 'map-book' } }
export const FormFirst: Story = {
  parameters: { coach: 'caring' },
  args: {
    variant: 'form-first',
    title: 'They remember *how you said it*',
    action: undefined,
    children: form,
  },
}
export const BookLeft: Story = {
  parameters: { coach: 'rampup' },
  args: {
    variant: 'book-left',
    title: 'One number, *ninety days*',
    book: { title: 'The ninety-day plan', mark: '90', author: 'A. Pell' },
  },
}
export const Chart: Story = { parameters: { coach: 'rampup' }, args: { tone: 'tint' } }
export const Sail: Story = { parameters: { coach: 'harbor' } }
