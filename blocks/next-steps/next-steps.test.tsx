import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { artNames } from '../kit/art/art-name.ts'
import type { ArtName } from '../kit/art/art-name.ts'
import { storySetting } from '../kit/story-setting.ts'
import { NextStepsProps } from './next-steps.schema.ts'
import { NextSteps } from './next-steps.tsx'

const draw = (variant: string, art: ArtName = 'citrus') =>
  renderToStaticMarkup(
    <NextSteps
      {...NextStepsProps.parse({
        type: 'next-steps',
        variant,
        steps: [{ title: 'In two minutes' }, { title: 'On Sunday', text: 'One note.' }],
      })}
      setting={{ ...storySetting, art }}
    />,
  )

it.each(['pins', 'rail', 'plain'])('%s is a list in order', (variant) => {
  const html = draw(variant)
  expect(html.match(/<ol\b/g)).toHaveLength(1)
  expect(html.match(/<li\b/g)).toHaveLength(2)
  expect(html.indexOf('In two minutes')).toBeLessThan(html.indexOf('On Sunday'))
})

it('numbers stand in an outline of the coach’s own drawing', () => {
  expect(new Set(artNames.map((art) => draw('pins', art))).size).toBe(artNames.length)
})
