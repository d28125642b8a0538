import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { storySetting } from '../../stories/story-setting.ts'
import { FitProps } from './fit.schema.ts'
import { Fit } from './fit.tsx'

const draw = (more: object) =>
  renderToStaticMarkup(
    <Fit
      {...FitProps.parse({
        type: 'fit',
        fit: { title: 'Come if', items: ['you cook', 'you bake'] },
        ...more,
      })}
      setting={storySetting}
    />,
  )
const notFit = { title: 'Skip it if', items: ['you want a number by Friday'] }

it.each(['two-lists', 'sentence'])('%s says first who it is for, then who not', (variant) => {
  const html = draw({ variant, notFit })
  expect(html.indexOf('Come if')).toBeGreaterThan(0)
  expect(html.indexOf('Come if')).toBeLessThan(html.indexOf('Skip it if'))
})

it('shows one list where nobody is turned away', () => {
  expect(draw({}).match(/<ul/g)).toHaveLength(1)
})

it('as a sentence, joins the reasons', () => {
  expect(draw({ variant: 'sentence' })).toContain('<b>Come if </b>you cook and you bake.')
})
