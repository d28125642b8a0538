import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from '../blocks/kit/banner.tsx'
import type { Tone } from '../blocks/kit/words.ts'
import { storySetting } from './story-setting.ts'

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 48"><circle cx="24" cy="24" r="20" fill="#bc1f4b"/><path fill="#540f24" d="M60 14h110v8H60zm0 14h150v8H60z"/></svg>'

const setting = {
  ...storySetting,
  logo: 'logo.svg',
  pictureUrl: () => `data:image/svg+xml,${encodeURIComponent(logo)}`,
}

const Logo = ({ tone }: { tone: Tone }) => <Banner tone={tone} setting={setting} />

const meta = { title: 'Logo', component: Logo } satisfies Meta<typeof Logo>
export default meta

type Story = StoryObj<typeof meta>

export const Light: Story = { args: { tone: 'paper' } }
export const Deep: Story = { args: { tone: 'deep' } }
