import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { storySetting } from '../../stories/story-setting.ts'
import { BenefitsProps } from './benefits.schema.ts'
import { Benefits } from './benefits.tsx'

const draw = (variant: string) =>
  renderToStaticMarkup(
    <Benefits
      {...BenefitsProps.parse({
        type: 'benefits',
        variant,
        title: 'Ten places',
        figures: [{ value: '16', label: 'pages' }],
        items: [{ title: 'Old Town', note: '10 min' }],
      })}
      setting={storySetting}
    />,
  )

it.each(['index', 'agenda'])('%s shows figures between its title and its list', (variant) => {
  expect(draw(variant)).toMatch(/Ten places.*<dl[^>]*><div[^>]*><dt>pages<\/dt><dd>16<\/dd>.*<ol/)
})

it('the trio has no column for figures and a button, and refuses them', () => {
  const [figures, action] = [[{ value: '16', label: 'pages' }], { label: 'Go', href: '#form' }]
  const trio = { type: 'benefits', variant: 'trio', items: [{ title: 'a' }] }
  const faults = BenefitsProps.safeParse({ ...trio, figures, action }).error?.issues
  expect(faults?.map(({ path }) => path.join('.'))).toEqual(['figures', 'action'])
  expect(BenefitsProps.safeParse(trio).success).toBe(true)
})

it('no more than three figures fit under a title', () => {
  const figures = ['1', '2', '3', '4'].map((value) => ({ value, label: `of ${value}` }))
  expect(BenefitsProps.safeParse({ type: 'benefits', figures, items: [{ title: 'a' }] }).success).toBe(false)
})
