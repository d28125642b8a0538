import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageIn } from './coaches.ts'
import { SamplePage } from './sample-page.tsx'

const meta = {
  title: 'Pages',
  component: SamplePage,
  args: { coach: 'vitality' },
  parameters: { wholePage: true },
  render: (args, { globals }) => (
    <SamplePage {...args} coach={String(globals['coach'])} page={pageIn(globals)} />
  ),
} satisfies Meta<typeof SamplePage>
export default meta

type Story = StoryObj<typeof meta>

export const Everything: Story = {}
export const LongWord: Story = { args: { hard: 'LongWord' } }
export const ShortTitle: Story = { args: { hard: 'ShortTitle' } }
export const LongTitle: Story = { args: { hard: 'LongTitle' } }
export const OneItem: Story = { args: { hard: 'OneItem' } }
export const FourteenItems: Story = { args: { hard: 'FourteenItems' } }
export const RightToLeft: Story = { args: { hard: 'RightToLeft' } }
export const RequiredKeysOnly: Story = { args: { hard: 'RequiredKeysOnly' } }
export const NoPicture: Story = { args: { hard: 'NoPicture' } }
export const NoTestimonials: Story = { args: { without: 'testimonials' } }
export const FormInTheHero: Story = { args: { formInHero: true } }
