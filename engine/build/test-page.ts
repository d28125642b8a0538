import type { Page } from '../campaign/page.ts'
import { testTheme } from './test-theme.ts'

/** A page without sections, for tests of what is made around them. */
export const testPage: Page = {
  id: 'vitality/x',
  path: '/x',
  canonical: 'https://example.com/x',
  seo: { title: 'Title', description: 'Two lines.' },
  coach: {
    slug: 'vitality',
    brand: 'Brand',
    name: 'Name',
    theme: testTheme,
    links: {},
    postalAddress: '1 Main Street',
  },
  sections: [],
}
