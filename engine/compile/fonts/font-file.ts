import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Theme } from '../../campaign/theme/theme.ts'

const require = createRequire(import.meta.url)

/** What texts are set in: one file of all weights, and one of further letters where the font has them. */
export const findVariableFont = (font: string) => {
  const fileOf = (letters: string) =>
    packageFile(`@fontsource-variable/${font}/files/${font}-${letters}-wght-normal.woff2`)
  const file = fileOf('latin')
  return file === null ? null : { latin: file, extended: fileOf('latin-ext') }
}

export const findFontFile = ({ font, weight }: Pick<Theme, 'font' | 'weight'>) => {
  const variable = findVariableFont(font)
  if (variable) return { path: variable.latin, axes: { wght: weight } }
  const fixed = packageFile(`@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`)
  return fixed ? { path: fixed, axes: undefined } : null
}

export const textFontFile = (part: 'latin' | 'extended', style: 'normal' | 'italic'): string =>
  require.resolve(
    `@fontsource-variable/figtree/files/figtree-${part === 'latin' ? 'latin' : 'latin-ext'}-wght-${style}.woff2`,
  )

export const installedFonts = (): string[] => {
  const roots = require.resolve.paths('@fontsource') ?? []
  const folders = roots.flatMap((root) =>
    ['@fontsource', '@fontsource-variable'].map((name) => join(root, name)),
  )
  const names = folders.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []))
  return [...new Set(names)].toSorted()
}

const packageFile = (name: string) => {
  try {
    return require.resolve(name)
  } catch {
    return null
  }
}
