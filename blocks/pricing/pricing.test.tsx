import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { storySetting } from '../../stories/story-setting.ts'
import { PricingProps } from './pricing.schema.ts'
import { Pricing } from './pricing.tsx'

const offer = (name: string, more: object = {}) => ({
  name,
  price: '€ 90',
  points: ['A plan'],
  action: { label: `Choose ${name}`, href: '#form' },
  ...more,
})
const draw = (offers: object[], variant = 'columns') =>
  renderToStaticMarkup(
    <Pricing {...PricingProps.parse({ type: 'pricing', variant, offers })} setting={storySetting} />,
  )
const buttonsIn = (html: string) => html.match(/class="btn"/g)?.length ?? 0

it('one recommended offer has the only button; without one, each has its own', () => {
  expect(buttonsIn(draw([offer('a'), offer('b', { mark: 'Begin here' }), offer('c')]))).toBe(1)
  expect(buttonsIn(draw([offer('a'), offer('b')]))).toBe(2)
})

it('one offer has its price before what is in it, unbroken, and its button', () => {
  const html = draw([offer('a', { per: 'a month' })], 'single')
  expect(html).toMatch(/<b>€\u00a090<\/b><span> a month<\/span>.*<li>.*A plan/)
  expect(buttonsIn(html)).toBe(1)
})

it('two recommended offers recommend nothing', () => {
  const offers = [offer('a', { mark: 'First' }), offer('b', { mark: 'First' })]
  expect(PricingProps.safeParse({ type: 'pricing', offers }).success).toBe(false)
})
