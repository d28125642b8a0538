import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { storySetting } from '../../stories/story-setting.ts'
import { LogosProps } from './logos.schema.ts'
import { Logos } from './logos.tsx'

const spans = (count: number) => {
  const logos = Array.from({ length: count }, (_, index) => ({ src: 'mill.svg', alt: `House ${index}` }))
  const props = LogosProps.parse({ type: 'logos', text: 'They came', logos })
  const html = renderToStaticMarkup(<Logos {...props} setting={storySetting} />)
  return [...html.matchAll(/<li(?: class="md:col-span-(\d)")?>/g)].map(([, span = '6']) => Number(span))
}

it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('%i logos fill rows of two to four', (count) => {
  const rows = spans(count).reduce<number[][]>((all, span) => {
    const last = all.at(-1)
    const isFull = !last || last.reduce((sum, part) => sum + part, 0) === 12
    return isFull ? [...all, [span]] : [...all.slice(0, -1), [...last, span]]
  }, [])
  for (const row of rows) {
    expect(row.reduce((sum, part) => sum + part)).toBe(12)
    expect(row.length).toBeGreaterThan(1)
    expect(row.length).toBeLessThan(5)
  }
})
