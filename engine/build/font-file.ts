import { createRequire } from 'node:module'
import type { Theme } from '../campaign/theme.ts'

const require = createRequire(import.meta.url)

/** The file of the package that a theme's font names: variable, or static at its weight. Null: not installed. */
export const findFontFile = ({ font, weight }: Pick<Theme, 'font' | 'weight'>) => {
  const variable = packageFile(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`)
  if (variable) return { path: variable, axes: { wght: weight } }
  const fixed = packageFile(`@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`)
  return fixed ? { path: fixed, axes: undefined } : null
}

const packageFile = (name: string) => {
  try {
    return require.resolve(name)
  } catch {
    return null
  }
}
