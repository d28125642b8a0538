import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storySetting } from '../../stories/story-setting.ts'
import { FooterProps } from './footer.schema.ts'
import { Footer } from './footer.tsx'

const draw = (since: number | undefined) =>
  renderToStaticMarkup(
    <Footer {...FooterProps.parse({ type: 'footer' })} setting={{ ...storySetting, since }} />,
  )

test('the page ends with the owner, the year of the first publication, the address and the links', () => {
  const html = draw(2021)
  for (const part of ['© 2021 Juniper Vale', '18 Orchard Row, Port Ellery', '>Privacy</a>', '>Contact</a>'])
    expect(html).toContain(part)
})

test('without a year there is none', () => {
  expect(draw(undefined)).not.toMatch(/©|20\d\d/)
})

test('where something asks what may count visits, the footer has its button, for the page to show', () => {
  const html = renderToStaticMarkup(
    <Footer
      {...FooterProps.parse({ type: 'footer' })}
      setting={{ ...storySetting, consent: 'Cookie choice' }}
    />,
  )
  expect(html).toMatch(/<button[^>]*data-consent-open=""[^>]*hidden=""[^>]*>Cookie choice/)
  expect(draw(2021)).not.toContain('<button')
})

test('a page that the coach and the page link to is linked once', () => {
  const html = renderToStaticMarkup(
    <Footer
      {...FooterProps.parse({ type: 'footer', links: [{ label: 'What we keep', href: '/privacy' }] })}
      setting={storySetting}
    />,
  )
  expect(html.match(/href="\/privacy"/g)).toHaveLength(1)
  expect(html).toContain('>What we keep</a>')
})
