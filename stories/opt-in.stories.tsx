import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { FooterProps } from '../blocks/footer/footer.schema.ts'
import { SuccessProps } from '../blocks/success/success.schema.ts'
import { systemPage } from '../engine/app/system-page.tsx'
import type { Page } from '../engine/campaign/schema/page.ts'
import { DonePage } from '../engine/render/done-page.tsx'
import { inLanguage } from '../engine/words/in-language.ts'
import { dirOf } from '../engine/words/lang.ts'
import type { Lang } from '../engine/words/lang.ts'
import { confirmTheAddress, openTheMail } from '../engine/words/success-steps.ts'
import { wordsOf } from '../engine/words/words.ts'
import { coaches, lookCss } from './coaches.ts'
import { sampleForm, typedValues } from './sample-form.ts'

type View = 'thanks' | 'confirm' | 'confirmed'

const thanksIn = (lang: Lang): SuccessProps => {
  const said = (text: string) => inLanguage(text, wordsOf(lang).usual)
  return SuccessProps.parse({
    type: 'success',
    title: said('You are in'),
    text: said('We have written to {email}.'),
    steps: [openTheMail, confirmTheAddress].map(({ title, text }) => ({
      title: said(title),
      text: said(text),
    })),
  })
}

const assets = { css: '', island: '', pictures: {} }

const Shown = ({ coach: slug, lang, view }: { coach: string; lang: Lang; view: View }) => {
  useEffect(() => speak(lang), [lang])
  const coach = coaches[slug]
  if (!coach) return null
  const page: Page = {
    id: 'sample/page',
    path: '/sample',
    canonical: 'https://example.com/sample',
    lang,
    seo: { title: 'Sample', description: 'Double opt-in.' },
    coach,
    sections: [sampleForm('card').form, thanksIn(lang), FooterProps.parse({ type: 'footer' })],
  }
  const link = { token: 'sample', brand: coach.brand, lang }
  return (
    <>
      <style>{lookCss(coach.theme)}</style>
      {view === 'thanks' ? (
        <DonePage
          page={page}
          assets={assets}
          answer={{ ok: true, outcome: 'full', title: '', message: '' }}
          email={typedValues.email}
        />
      ) : (
        systemPage({ page: 'unsubscribe', data: { ...link, state: view } }, coach.brand, {
          page,
          assets,
          csp: '',
        }).body
      )}
    </>
  )
}

/** As the document of a page says it, for rules that ask which way lines run. */
const speak = (lang: Lang) => {
  const html = document.documentElement
  Object.assign(html, { lang, dir: dirOf(lang) })
  return () => {
    Object.assign(html, { lang: 'en', dir: 'ltr' })
  }
}

const meta = {
  title: 'Double opt-in',
  component: Shown,
  args: { coach: 'vitality', lang: 'en', view: 'thanks' },
  parameters: { wholePage: true },
  render: (args, { globals }) => <Shown {...args} coach={String(globals['coach'])} />,
} satisfies Meta<typeof Shown>
export default meta

type Story = StoryObj<typeof meta>

export const Thanks: Story = {}
export const Confirm: Story = { args: { view: 'confirm' } }
export const Confirmed: Story = { args: { view: 'confirmed' } }
export const ThanksInGerman: Story = { args: { lang: 'de' } }
export const ConfirmInGerman: Story = { args: { lang: 'de', view: 'confirm' } }
export const ConfirmInArabic: Story = { args: { lang: 'ar', view: 'confirm' } }
