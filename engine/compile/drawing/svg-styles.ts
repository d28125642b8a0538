import type { SvgElement } from './svg-tree.ts'

/** Declarations of each class of a `<style>`, as drawing programs write them; null where it says more than `.a, .b { fill: red }`. */
export const classesIn = (css: string): Map<string, Record<string, string>> | null => {
  const classes = new Map<string, Record<string, string>>()
  const rest = css
    .replaceAll(/\/\*[\s\S]*?\*\/|<!--|-->/g, '')
    .replaceAll(/([^{}]+)\{([^{}]*)\}/g, (rule, selectors: string, body: string) => {
      const names = selectors.split(',').map((selector) => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1])
      if (names.includes(undefined)) return rule
      for (const name of names) if (name) classes.set(name, { ...classes.get(name), ...declarations(body) })
      return ''
    })
  return rest.trim() === '' ? classes : null
}

const declarations = (body: string): Record<string, string> =>
  Object.fromEntries(
    body.split(';').flatMap((part) => {
      const [name = '', ...value] = part.split(':')
      return value.length > 0 ? [[name.trim(), value.join(':').trim()]] : []
    }),
  )

/** An element's attributes with what its classes and its `style` say. */
export const styledAttributes = (
  { attributes: { class: names = '', style = '', ...own } }: Pick<SvgElement, 'attributes'>,
  classes: ReadonlyMap<string, Record<string, string>>,
): Record<string, string> =>
  Object.assign(own, ...names.split(/\s+/).map((name) => classes.get(name)), declarations(style))
