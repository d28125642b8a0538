import type { LookTheme } from './theme-css.ts'

/** The look of pages that belong to no coach: calm, and no font file to wait for. */
export const systemTheme: LookTheme = {
  paper: '#f8fafd',
  paper2: '#eef1f6',
  ink: '#141a26',
  ink2: '#4b5567',
  brand: '#1d4fd8',
  onBrand: '#ffffff',
  brandInk: '#1d4fd8',
  accent: '#f2c14e',
  deep: '#111a2e',
  onDeep: '#f3f5fa',
  onDeep2: '#b6bfd0',
  line3: '#7b8597',
  error: '#ae1419',
  ok: '#126635',
  weight: 600,
  tracking: -0.01,
  leading: 1.15,
  scale: 0.8,
  radius: 6,
  buttonRadius: 6,
}
