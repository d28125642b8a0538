import rtlcss from 'rtlcss'

/** `both`: of pages that have no one language. */
export type Direction = 'ltr' | 'rtl' | 'both'

/** `css`: before it is minified. */
export const inDirection = (css: string, direction: Direction): string => {
  if (direction === 'both') return css
  return direction === 'ltr' ? leftToRight(css) : rightToLeft(css)
}

/** The shorter way to say the same: each byte of a page's styles is in the first flight. */
const leftToRight = (css: string) =>
  css
    .replace(
      /(?<![-\w])(margin|padding|border)-inline-(start|end)(?=[-\w]*\s*:)/g,
      (_, of: string, side: string) => `${of}-${sides[side]}`,
    )
    .replace(/(?<![-\w])inset-inline-(start|end)(?=\s*:)/g, (_, side: string) => sides[side] ?? '')
    .replace(/(?<=text-align:\s*)(start|end)/g, (side) => sides[side] ?? side)

const sides: Record<string, string> = { start: 'left', end: 'right' }

/** The mirror image: logical properties turn by themselves, the library turns most others, and these processors the rest. */
const rightToLeft = (css: string) =>
  rtlcss.process(css, {}, [mirror], {
    pre: (root) =>
      root.walkDecls(/^(background|mask|--light)/, (found) => {
        found.value = found.value.replace(/(?<=linear-gradient\(\s*)-?\d+deg/g, negated)
        found.value = withTurnedCircles(found.value)
      }),
    post: () => {},
  })

/** Circles around a place: "radial-gradient(4rem at 80% 0, red, blue)". */
const withTurnedCircles = (value: string): string => {
  const [before = '', ...gradients] = value.split(/(?<=radial-gradient\()/)
  return [before, ...gradients.map(turnedCircle)].join('')
}

const turnedCircle = (text: string) => {
  const [first = '', ...rest] = partsOf(text, ',')
  const [shape, place] = first.split(/\bat /)
  return place === undefined ? text : [`${shape}at ${acrossPoint(place)}`, ...rest].join(', ')
}

/** Of four sides, the second and the last change places. */
const swapped = (value: string) => {
  const [top = '', right = '', bottom, left, ...rest] = partsOf(value)
  return left === undefined || rest.length > 0 ? value : [top, left, bottom, right].join(' ')
}

const acrossPoint = (point: string) => {
  const [x = '', ...y] = partsOf(point)
  return [across(x), ...y].join(' ')
}

const across = (x: string) => {
  const [, percent] = /^(-?[\d.]+)%$/.exec(x) ?? []
  if (percent !== undefined) return `${Math.round((100 - Number(percent)) * 100) / 100}%`
  const [, rest] = /^calc\(100% - ([^]*)\)$/.exec(x) ?? []
  if (rest !== undefined) return /^[^ ]+$/.test(rest) ? rest : `calc(${rest})`
  return x === '0' ? '100%' : `calc(100% - ${x})`
}

const negated = (value: string) => {
  if (/^(0|none|auto|1turn)$/.test(value)) return value
  if (!/^-?[\d.]+[a-z%]*$/.test(value)) return `calc(-1 * ${value})`
  return value.startsWith('-') ? value.slice(1) : `-${value}`
}

/** Split where no bracket is open. */
const partsOf = (value: string, at: ' ' | ',' = ' '): string[] => {
  let depth = 0
  const parts = ['']
  for (const letter of value.trim().replaceAll(/\s+/g, ' ')) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === at && depth === 0) parts.push('')
    else parts.push(`${parts.pop()}${letter}`)
  }
  return parts.map((part) => part.trim())
}

const processor = (name: string, expr: RegExp, turned: (value: string) => string) => ({
  name,
  expr,
  action: (prop: string, value: string) => ({ prop, value: turned(value) }),
})

const mirror: rtlcss.Plugin = {
  name: 'porchlight',
  priority: 50,
  directives: { control: {}, value: [] },
  processors: [
    processor('sides', /^(inset|border-image-outset)$/, (value) => swapped(value)),
    processor('turn', /^rotate$/, negated),
    processor('shift', /^translate$/, (value) => {
      const [x = '', ...y] = partsOf(value)
      return [negated(x), ...y].join(' ')
    }),
    processor('shape', /^clip-path$/, (value) => {
      const [, shape, inside = ''] = /^(polygon|inset)\(([^]*)\)$/.exec(value) ?? []
      if (shape === 'inset') return `inset(${swapped(inside)})`
      return shape ? `polygon(${partsOf(inside, ',').map(acrossPoint).join(', ')})` : value
    }),
    // Arabic letters reach further up and down than the Latin ones that titles are set for.
    processor('lines', /^(font|line-height)$/, (value) =>
      value.replace(/(?<=^|\/ )1\.[0-2]\d?(?=$| var\(--display\))/, '1.3'),
    ),
    // Of photos and logos: what a picture shows has its own sides.
    processor('picture', /^object-position$/, (value) => value),
  ],
}
