import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageLayouts } from '../blocks/kit/page-layout.ts'
import { LayoutPage } from './layout-page.tsx'

/** The hard cases of the standard one are those of its blocks. */
const layouts = pageLayouts.filter((layout) => layout !== 'standard')

const meta = {
  title: 'Layouts/Hard cases',
  component: LayoutPage,
  args: { layouts },
} satisfies Meta<typeof LayoutPage>
export default meta

type Story = StoryObj<typeof meta>

export const LongWord: Story = { args: { hard: 'LongWord' } }
export const LongTitle: Story = { args: { hard: 'LongTitle' } }
export const OneItem: Story = { args: { hard: 'OneItem' } }
export const FourteenItems: Story = { args: { hard: 'FourteenItems' } }
export const RightToLeft: Story = { args: { hard: 'RightToLeft' } }
export const RequiredKeysOnly: Story = { args: { hard: 'RequiredKeysOnly' } }
