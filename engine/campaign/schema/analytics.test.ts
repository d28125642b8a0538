import { expect, test } from 'vitest'
import { Analytics, askingOf, vendorsOf } from './analytics.ts'

const names = (found: { name: string }[]) => found.map(({ name }) => name)

test('what sets cookies asks, and what sets none does not', () => {
  const matomo = { url: 'https://stats.example.com', site: 1 }
  const all = Analytics.parse({
    plausible: 'example.com',
    matomo,
    ga4: 'G-AB12CD34EF',
    metaPixel: '123456789012345',
  })
  expect(names(vendorsOf(all))).toEqual(['Plausible', 'Matomo', 'Google Analytics', 'Meta'])
  expect(names(askingOf(all))).toEqual(['Google Analytics', 'Meta'])
  const asking = Analytics.parse({ matomo: { ...matomo, cookies: true } })
  expect(names(askingOf(asking))).toEqual(['Matomo'])
})

test.each([
  { plausible: 'https://example.com' },
  { plausible: "example.com'" },
  { matomo: { url: 'http://stats.example.com', site: 1 } },
  { matomo: { url: "https://stats.example.com/');alert(1)//", site: 1 } },
  { matomo: { url: 'https://stats.example.com/?a=b', site: 1 } },
  { matomo: { url: 'https://user@stats.example.com', site: 1 } },
  { matomo: { url: 'https://stats.example.com', site: 0 } },
  { ga4: 'UA-12345-6' },
  { ga4: 'G-ab12cd34ef' },
  { ga4: "G-AB12CD34'</script>" },
  { metaPixel: '12' },
  { metaPixel: '123456789012345;' },
  { hotjar: '1' },
])('%j is no id', (analytics) => {
  expect(Analytics.safeParse(analytics).success).toBe(false)
})
