import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { themeCss } from '../../campaign/theme/theme-css.ts'
import { filesBelow } from '../bundle/content-hash.ts'
import { cssFor } from './page-css.ts'
import type { BuildContext } from './build-context.ts'
import type { LookTheme } from '../../campaign/theme/theme-css.ts'

const folders = ['engine/app', 'engine/pages', 'blocks/kit']

/** Styles of pages that belong to no campaign; `faces`: typefaces that some of them are set in. Their class names are read from the sources: there is no one sample of them. */
export const systemCss = async (context: BuildContext, faces: string): Promise<string> => {
  const files = (await Promise.all(folders.map((folder) => filesBelow(join(context.root, folder))))).flat()
  const components = files.filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file))
  const sources = await Promise.all(components.map((file) => readFile(file, 'utf8')))
  const { css } = await cssFor(context, wordsIn(sources.join('\n')), [], 'both')
  return themeCss(systemTheme) + faces + css
}

/** Every word in a string of the source; Tailwind ignores the ones that are no class name. */
const wordsIn = (source: string) => {
  const strings = [...source.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map((match) => match[2] ?? '')
  return [...new Set(strings.flatMap((text) => text.split(/\s+/)))].filter(Boolean).toSorted()
}

/** The look of pages that belong to no coach: calm, and no font file to wait for. */
const systemTheme: LookTheme = {
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
  titles: 1,
  spacing: 1,
  split: 5,
  radius: 6,
  buttonRadius: 6,
}
