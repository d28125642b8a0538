import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { storySetting } from '../../stories/story-setting.ts'
import { SelfCheckProps } from './self-check.schema.ts'
import { SelfCheck } from './self-check.tsx'

const html = renderToStaticMarkup(
  <SelfCheck
    {...SelfCheckProps.parse({
      type: 'self-check',
      sentences: ['One', 'Two', 'Three', 'Four'],
      results: [
        { from: 0, title: 'Wait', text: 'Until spring.' },
        { from: 2, title: 'Begin', text: 'In autumn.' },
        { from: 4, title: 'Ask', text: 'Now.', action: { label: 'Choose a time', href: '#calendar' } },
      ],
    })}
    setting={storySetting}
  />,
)
const results = html.split('class="self-result"').slice(1)

it('names all results and how many ticks lead to each', () => {
  expect(results.map((result) => /self-range">([^<]+)</.exec(result)?.[1])).toEqual(['0–1', '2–3', '4'])
})

it('says none of them before something is ticked', () => {
  for (const result of results)
    expect(result).toMatch(/\[\.self:not\(:has\(:checked.*\)\)_&amp;\]:hidden[^>]*><p/)
})

it('leads on from every result: with a button of its own, or a line to that of another', () => {
  expect(results.map((result) => /<a class="([^"]+)"/.exec(result)?.[1])).toEqual([
    'quiet-link',
    'quiet-link',
    'btn',
  ])
})
