import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageLayouts } from '../blocks/kit/page-layout.ts'
import { LayoutPage } from './layout-page.tsx'
import { SamplePage } from './sample-page.tsx'

/** The toolbar makes every other story dark, too. */
const meta = { title: 'Dark', globals: { page: 'dark' } } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const EveryBlock: Story = {
  parameters: { wholePage: true },
  render: (_, { globals }) => <SamplePage coach={String(globals['coach'])} page="dark" />,
}
export const FormInTheHero: Story = {
  parameters: { wholePage: true },
  render: (_, { globals }) => <SamplePage coach={String(globals['coach'])} page="dark" formInHero />,
}
export const Layouts: Story = { render: () => <LayoutPage layouts={pageLayouts} /> }
