import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Theme } from '../../campaign/theme/theme.ts'
import type { FontFacts } from '../parse/read-font.ts'

const require = createRequire(import.meta.url)

type Found = { latin: string; extended: string | null; rest: Record<string, number> }

/** What texts are set in: one file of all weights, and one of further letters where the font has them. */
export const findVariableFont = (font: string): Found | null => {
  const own = ownFonts.get(font)
  if (own) return own.font.weights ? { latin: own.file, extended: null, rest: own.font.rest } : null
  const fileOf = (letters: string) =>
    packageFile(`@fontsource-variable/${font}/files/${font}-${letters}-wght-normal.woff2`)
  const file = fileOf('latin')
  return file === null ? null : { latin: file, extended: fileOf('latin-ext'), rest: {} }
}

type FontSource = { path: string; axes: Record<string, number> | undefined }

export const findFontFile = ({ font, weight }: Pick<Theme, 'font' | 'weight'>): FontSource | null => {
  const own = ownFonts.get(font)
  if (own) {
    const { weights, rest } = own.font
    const axes = { ...rest, ...(weights && { wght: weight }) }
    return { path: own.file, axes: Object.keys(axes).length > 0 ? axes : undefined }
  }
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

/** Where the font files of coaches are, for the process that read them: a release names them by their content alone. */
const ownFonts = new Map<string, { file: string; font: FontFacts }>()

/** Returns the name of the font in a theme. */
export const addOwnFont = (file: string, font: FontFacts): string => {
  const name = `own-${font.hash}`
  ownFonts.set(name, { file: resolve(file), font })
  return name
}

const packageFile = (name: string) => {
  try {
    return require.resolve(name)
  } catch {
    return null
  }
}
