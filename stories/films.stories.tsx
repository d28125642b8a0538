import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section } from '../blocks/schemas.gen.ts'
import { SectionSample } from './block-story.tsx'
import { storySetting } from './story-setting.ts'

const files: Record<string, string> = {
  'lake.webm': new URL('../tests/fixtures/films/lake.webm', import.meta.url).href,
  'lake.vtt': new URL('../tests/fixtures/films/lake.vtt', import.meta.url).href,
}

const setting = {
  ...storySetting,
  pictureUrl: (src: string) => files[src] ?? storySetting.pictureUrl(src),
  film: () => ({ width: 480, height: 270 }),
}

const film = (more: object, video: object) =>
  Section.parse({
    type: 'media',
    title: 'Ten minutes at the *kitchen table*',
    ...more,
    video: { file: 'lake.webm', captions: 'lake.vtt', title: 'The kitchen in March', ...video },
  })

const meta: Meta<typeof SectionSample> = {
  title: 'Blocks/Media/Own film',
  component: SectionSample,
  parameters: { layout: 'fullscreen' },
  render: ({ section }) => <SectionSample section={section} setting={setting} />,
}
export default meta

type Story = StoryObj<typeof SectionSample>

export const Poster: Story = {
  args: {
    section: film(
      { side: 'above' },
      {
        poster: { file: 'kitchen.jpg', alt: 'A kitchen table in morning light' },
        transcript: ['Nobody speaks. The water is still.'],
      },
    ),
  },
}

export const NoPoster: Story = {
  args: { section: film({ side: 'right', tone: 'deep', text: 'What was learned at this table.' }, {}) },
}
