import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { decodeEntities } from '../guide/parse-svg.ts'

/** Exactly the rules that these class names need, minified. The same names always give the same bytes. */
export const compileCss = async (entry: string, classNames: string[]): Promise<string> => {
  const compiler = await compile(await readFile(entry, 'utf8'), {
    base: dirname(entry),
    from: entry,
    onDependency: () => {},
    // Every browser that understands the rest of the sheet mixes colours too: no second rule for one that cannot.
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- `Polyfills.None`, whose name isolated modules cannot reach.
    polyfills: 0,
  })
  const { code } = optimize(compiler.build(classNames.toSorted()), { minify: true, file: entry })
  // Tailwind signs every stylesheet; these bytes are paid for in every document.
  return code.replace(/\/\*! tailwindcss .*?\*\/\s*/, '').trim()
}

export const classNamesOf = (html: string): string[] => {
  const values = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, value = '']) => decodeEntities(value))
  return [...new Set(values.flatMap((value) => value.split(/\s+/)))].filter(Boolean).toSorted()
}
