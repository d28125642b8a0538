import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConsentBar } from '../engine/render/consent-bar.tsx'
import { dirOf } from '../engine/words/lang.ts'
import type { Lang } from '../engine/words/lang.ts'
import { coaches } from './coaches.ts'

const analytics = { ga4: 'G-AB12CD34EF', metaPixel: '123456789012345' }

const Shown = ({ coach: slug, lang }: { coach: string; lang: Lang }) => {
  const coach = coaches[slug]
  return coach ? (
    <div lang={lang} dir={dirOf(lang)}>
      <ConsentBar page={{ coach, lang, analytics }} isShown />
    </div>
  ) : null
}

const meta = {
  title: 'Consent',
  component: Shown,
  args: { coach: 'vitality', lang: 'en' },
  render: (args, { globals }) => <Shown {...args} coach={String(globals['coach'])} />,
} satisfies Meta<typeof Shown>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const German: Story = { args: { lang: 'de' } }
export const Spanish: Story = { args: { lang: 'es' } }
export const French: Story = { args: { lang: 'fr' } }
export const Arabic: Story = { args: { lang: 'ar' } }
