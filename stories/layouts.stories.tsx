import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutPage } from './layout-page.tsx'

const meta = {
  title: 'Layouts',
  component: LayoutPage,
} satisfies Meta<typeof LayoutPage>
export default meta

type Story = StoryObj<typeof meta>

export const Poster: Story = { args: { layouts: ['poster'] } }
export const Ticket: Story = { args: { layouts: ['ticket'] } }
export const Stairs: Story = { args: { layouts: ['stairs'] } }
export const Margin: Story = { args: { layouts: ['margin'] } }
export const Sheet: Story = { args: { layouts: ['sheet'] } }
export const Letter: Story = { args: { layouts: ['letter'] } }
export const Slices: Story = { args: { layouts: ['slices'] } }
export const Chart: Story = { args: { layouts: ['chart'] } }
export const Talk: Story = { args: { layouts: ['talk'] } }
export const Programme: Story = { args: { layouts: ['programme'] } }
