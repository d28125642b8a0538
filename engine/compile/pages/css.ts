import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compile } from 'tailwindcss'
import { once } from '../bundle/once.ts'
import { inDirection } from './direction-css.ts'
import type { Direction } from './direction-css.ts'
import { lightCss } from './ground-css.ts'
import type { Ground } from './ground-css.ts'
import { minifyCss } from './minify-css.ts'
import { decodeEntities } from '../guide/parse-svg.ts'

/** `css`: exactly the rules that the class names need, minified; `whole`: also those of `more`. The same names always give the same bytes. */
export type Sheets = { css: string; whole: string }

export const compileCss = async (
  entry: string,
  classNames: string[],
  more: string[] = [],
  direction: Direction = 'ltr',
  ground: Ground = 'light',
): Promise<Sheets> => {
  const sheet = await sources(`${ground} ${entry}`)
  const compiler = await compile(withUtilities(sheet, [...classNames, ...more]), {
    // Every browser that understands the rest of the sheet mixes colours too: no second rule for one that cannot.
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- `Polyfills.None`, whose name isolated modules cannot reach.
    polyfills: 0,
  })
  const mirrored =
    direction === 'ltr' ? '' : await readFile(join(dirname(entry), 'right-to-left.css'), 'utf8')
  // A compiler keeps the names of its builds.
  const build = (names: string[]) => {
    const rules = inDirection(compiler.build(names.toSorted()), direction) + mirrored
    // Tailwind signs every stylesheet; these bytes are paid for in every document.
    return minifyCss(rules, entry)
      .replace(/\/\*! tailwindcss .*?\*\/\s*/, '')
      .trim()
  }
  return { css: build(classNames), whole: build(more) }
}

/** Read once: the sources of a build stay as they are. `from`: the ground, and the file. */
const sources = once(async (from: string) => {
  const [ground = '', ...file] = from.split(' ')
  const written = await withImports(file.join(' '))
  return ground === 'dark' ? written : lightCss(written)
})

/** The sheet with the files that it imports in their places. Tailwind's own loader resolves each of a hundred as a package. */
const withImports = async (file: string): Promise<string> => {
  const text = await readFile(file, 'utf8')
  const names = [...text.matchAll(imported)].map(([, name = '']) => join(dirname(file), name))
  const texts = await Promise.all(names.map(withImports))
  return text.replace(imported, () => texts.shift() ?? '')
}
const imported = /^@import '(\..*)';$/gm

/** Without the utilities that no class name needs: Tailwind would read the styles of every block for each look of a page. */
const withUtilities = (sheet: string, classNames: string[]) => {
  const applied = [...sheet.matchAll(/@apply ([^;]*)/g)].map(([, names = '']) => names)
  const used = new Set([...applied, ...classNames].flatMap((names) => names.split(/[\s:]+/)))
  return sheet.replace(utility, (rules, name: string) => (used.has(name) ? rules : ''))
}
/** As the formatter leaves it; one with a "*" stays. */
const utility = /^@utility ([\w-]+) \{\n[^]*?^\}\n/gm

/** Of markup as React writes it. */
export const classNamesOf = (...markup: string[]): string[] => {
  const values = new Set<string>()
  for (const html of markup)
    for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at)) {
      const start = at + attribute.length
      at = html.indexOf('"', start)
      values.add(html.slice(start, at))
    }
  return [...new Set([...values].flatMap(namesIn))].toSorted()
}

/** The same few hundred values recur on every page. */
const namesIn = once((value: string) => decodeEntities(value).split(/\s+/).filter(Boolean))

const attribute = ' class="'
