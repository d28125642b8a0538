import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { systemTheme } from '../../campaign/theme/system-theme.ts'
import { themeCss } from '../../campaign/theme/theme-css.ts'
import { filesBelow } from '../bundle/content-hash.ts'
import { cssFor } from './prerender.ts'
import type { BuildContext } from './prerender.ts'

/** Folders whose components the product's own pages are made of. */
const folders = ['engine/app', 'engine/pages', 'blocks/kit']

/** Styles of pages that belong to no campaign. Their class names are read from the sources: there is no one sample of them. */
export const systemCss = async (context: BuildContext): Promise<string> => {
  const files = (await Promise.all(folders.map((folder) => filesBelow(join(context.root, folder))))).flat()
  const components = files.filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file))
  const sources = await Promise.all(components.map((file) => readFile(file, 'utf8')))
  return themeCss(systemTheme) + (await cssFor(context, wordsIn(sources.join('\n'))))
}

/** Every word in a string of the source; Tailwind ignores the ones that are no class name. */
const wordsIn = (source: string) => {
  const strings = [...source.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map((match) => match[2] ?? '')
  return [...new Set(strings.flatMap((text) => text.split(/\s+/)))].filter(Boolean).toSorted()
}
