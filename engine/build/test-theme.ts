import type { Theme } from '../campaign/theme.ts'

/** A whole theme for tests that need some brand's look. */
export const testTheme: Theme = {
  paper: '#fef8eb',
  paper2: '#ffe9cc',
  ink: '#3f181d',
  ink2: '#714949',
  brand: '#bc1f4b',
  onBrand: '#fffbf4',
  brandInk: '#b31a46',
  accent: '#ffa838',
  deep: '#540f24',
  onDeep: '#fcf4e6',
  onDeep2: '#eac5b1',
  line3: '#987f7f',
  error: '#ae1419',
  ok: '#126635',
  font: 'caprasimo',
  weight: 400,
  tracking: -0.015,
  leading: 1.02,
  scale: 0.9,
  radius: 22,
  buttonRadius: 99,
  hero: 'split-art',
  art: 'citrus',
}
