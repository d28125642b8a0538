import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section } from '../blocks/schemas.gen.ts'
import { SectionSample } from './block-story.tsx'
import { storySetting } from './story-setting.ts'

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 48"><circle cx="24" cy="24" r="20"/><path d="M60 14h110v8H60zm0 14h150v8H60z"/></svg>'
const setting = { ...storySetting, pictureUrl: () => `data:image/svg+xml,${encodeURIComponent(logo)}` }

const Rows = ({ logos }: { logos: number }) =>
  ['line', 'grid'].map((variant) => (
    <SectionSample
      key={variant}
      section={Section.parse({
        type: 'logos',
        variant,
        text: 'Bakers of these houses came to an evening',
        logos: Array.from({ length: logos }, (_, index) => ({ src: 'logo.svg', alt: `${variant} ${index}` })),
      })}
      setting={setting}
    />
  ))

/** No row has a single logo. */
const meta = { title: 'Blocks/Logos/Rows', component: Rows } satisfies Meta<typeof Rows>
export default meta

type Story = StoryObj<typeof meta>

export const Three: Story = { args: { logos: 3 } }
export const Five: Story = { args: { logos: 5 } }
export const Seven: Story = { args: { logos: 7 } }
export const Nine: Story = { args: { logos: 9 } }
