import type { Meta, StoryObj } from '@storybook/react-vite'
import formExample from '../blocks/form/form.example.yaml'
import { FormProps } from '../blocks/form/form.schema.ts'
import { formRows } from '../blocks/form/form-rows.ts'
import { Form } from '../blocks/form/form.tsx'
import { HeroProps } from '../blocks/hero/hero.schema.ts'
import { Hero as HeroBlock } from '../blocks/hero/hero.tsx'
import { ArtSource } from '../blocks/art/art.tsx'
import { heroVariants } from '../blocks/kit/hero-variant.ts'
import type { HeroVariant } from '../blocks/kit/hero-variant.ts'
import { Card } from '../blocks/kit/card.tsx'
import { storySetting } from './story-setting.ts'
import { formWordsOf } from '../engine/words/form-words.ts'
import { boardWords } from './board-words.ts'
import { coaches, lookCss } from './coaches.ts'

type Look = { variant?: HeroVariant; form?: boolean }

const BrandHero = ({ coach: slug, variant, form }: Look & { coach: string }) => {
  const coach = coaches[slug]
  if (!coach) return <p>There is no coach "{slug}".</p>
  const { form: placed, share, ...words } = boardWords[slug] ?? { title: coach.brand, text: coach.bio }
  const { art, hero } = coach.theme
  const setting = { ...storySetting, seed: `${slug}/board`, art, hero, brand: coach.brand, owner: coach.name }
  const count = Number(words.book?.mark) || undefined
  return (
    <>
      <style>{lookCss(coach.theme) + wholeScreen}</style>
      <ArtSource art={art} seed={setting.seed} facts={{ count, share, ends: true }} />
      <HeroBlock {...HeroProps.parse({ type: 'hero', variant, ...words })} setting={setting}>
        {(form ?? placed) === true && heroForm}
      </HeroBlock>
    </>
  )
}

/** Nothing follows on the board, so a phone's hero fills its screen. */
const wholeScreen = '@media (width < 64rem) { .hero { min-height: 100svh } }'

const control = {
  action: '#',
  rows: formRows(FormProps.parse(formExample)),
  values: {},
  errors: {},
  busy: false,
  words: formWordsOf().form,
}
const heroForm = (
  <div className="form-place">
    <Card className="card-plain">
      <Form {...FormProps.parse(formExample)} variant="card" control={control} />
    </Card>
  </div>
)

/** Each brand needs a document of its own, because its look is in `:root`. */
const Brands = () => (
  <main className="board">
    <style>{boardCss}</style>
    {Object.entries(coaches).map(([slug, coach]) => (
      <figure key={slug}>
        <div>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own story, and its fonts need its origin */}
          <iframe
            title={`${coach.brand}: first screen`}
            src={`iframe.html?id=brands--hero&viewMode=story&globals=coach:${slug}`}
          />
        </div>
        <figcaption>
          {coach.brand} · {slug} · {coach.theme.hero} · {coach.theme.art}
        </figcaption>
      </figure>
    ))}
  </main>
)

const boardCss = `
.board { --screen: 390px; display: grid; gap: 2rem; padding: 1.25rem; background: #e9e8e6; color: #3b3937; font: 500 .875rem/1.5 Roboto, system-ui, sans-serif }
.board div { container-type: inline-size; overflow: hidden; aspect-ratio: 390 / 844; border-radius: 6px; background: #fff }
.board iframe { width: var(--screen); height: 844px; border: 0; transform: scale(tan(atan2(100cqi, var(--screen)))); transform-origin: 0 0 }
.board figcaption { padding-top: .5rem }
@media (width >= 64rem) {
  .board { --screen: 1440px; grid-template-columns: 1fr 1fr; padding: 2rem }
  .board div { aspect-ratio: 1440 / 900 }
  .board iframe { height: 900px }
}`

const meta = {
  title: 'Brands',
  parameters: { wholePage: true },
  argTypes: { variant: { control: 'select', options: heroVariants }, form: { control: 'boolean' } },
} satisfies Meta<Look>
export default meta

type Story = StoryObj<Look>

export const Board: Story = { render: () => <Brands /> }

export const Hero: Story = {
  render: (look, { globals }) => <BrandHero coach={String(globals['coach'])} {...look} />,
}
