import type { Declaration, DeclarationBlock, Selector, SelectorComponent } from 'lightningcss'
import { oncePerCache } from '../bundle/cache.ts'
import type { Cache } from '../bundle/cache.ts'
import { decodeEntities } from '../guide/parse-svg.ts'
import { classNamesOf } from './css.ts'
import { minifyCss } from './minify-css.ts'

/** `laterCss`: rules that a browser needs only for what follows the hero. */
export type SplitCss = { css: string; laterCss: string }

type Rule = { selectors: Selector[]; families: Set<string> }
type Element = { tag: string; classes: Set<string> }
/** The end of a selector, which says what it matches. */
type Subject = { tag?: string; classes: string[]; part: string }

/**
 * Splits minified CSS where a document (`markup`) has its hero's end, so that a slow line brings the first screen sooner. A rule
 * moves behind the others only if it cannot match before the hero's end, nor what `classNames` (of a form's answers) name, and if
 * no rule of its weight that it passes sets the same for an element after it: the page looks as it does with all rules in order.
 * Rules that name a class of no element, such as those for two blocks of which the page has one, are left out.
 */
export const splitCss = (
  cache: Cache,
  css: string,
  markup: { before: string; after: string },
  classNames: string[],
): Promise<SplitCss> => {
  const early = [...classNamesOf(markup.before), ...classNames]
  const kinds = kindsIn(markup.after)
  return splits(cache, [css, early.join(' '), ...kinds].join('\n'), async () =>
    split(css, new Set(early), kinds.map(elementOf)),
  )
}

/** Pages of one look and shape have the same. */
const splits = oncePerCache<SplitCss>()

const split = (css: string, early: ReadonlySet<string>, elements: Element[]): SplitCss => {
  const all = new Set([...early, ...elements.flatMap(({ classes }) => [...classes])])
  const staying: Rule[] = []
  const later = new Set<number>()
  const unused = new Set<number>()
  for (const [index, rule] of [...rulesOf(css).entries()].toReversed()) {
    if (lacks(rule, all, allNamesOf)) unused.add(index)
    else if (lacks(rule, early) && !staying.some((other) => collide(rule, other, elements))) later.add(index)
    else staying.push(rule)
  }
  return {
    css: keep(css, (index) => !later.has(index) && !unused.has(index)),
    laterCss: keep(css, (index) => later.has(index), { alone: true }),
  }
}

/** Whether each of its selectors names one that is not among these. */
const lacks = ({ selectors }: Rule, classNames: ReadonlySet<string>, namesIn = namesOf) =>
  selectors.every((selector) => namesIn(selector).some((name) => !classNames.has(name)))

const rulesOf = (css: string): Rule[] => {
  const rules: Rule[] = []
  const style = ({ value }: { value: { selectors: Selector[]; declarations?: DeclarationBlock } }) => {
    const { declarations = [], importantDeclarations = [] } = value.declarations ?? {}
    const families = new Set([...declarations, ...importantDeclarations].map(familyOf))
    rules.push({ selectors: value.selectors, families })
  }
  minifyCss(css, 'page.css', { Rule: { style } })
  return rules
}

const drop = () => []

/** `alone`: without what is no rule of an element, such as animations. */
const keep = (css: string, isKept: (index: number) => boolean, { alone = false } = {}) => {
  let index = -1
  const style = () => {
    index += 1
    return isKept(index) ? undefined : []
  }
  const others = { keyframes: drop, 'font-face': drop, property: drop, 'layer-statement': drop }
  const kept = minifyCss(css, 'page.css', { Rule: { style, ...(alone && others) } })
  // Once more, since conditions were left without rules.
  return minifyCss(kept, 'page.css')
}

/** Names that an element or one of those around it must have. */
const namesOf = (selector: Selector) => selector.flatMap((part) => (part.type === 'class' ? [part.name] : []))

/** Also those that one inside it must have. */
const allNamesOf = (selector: Selector): string[] => [
  ...namesOf(selector),
  ...selector.flatMap((part) => {
    const [inside, ...others] = part.type === 'pseudo-class' && part.kind === 'has' ? part.selectors : []
    return inside && others.length === 0 ? allNamesOf(inside) : []
  }),
]

const collide = (one: Rule, other: Rule, elements: Element[]) =>
  [...one.families].some((family) => other.families.has(family)) &&
  one.selectors.some((selector) => other.selectors.some((second) => meet(selector, second, elements)))

const meet = (one: Selector, other: Selector, elements: Element[]) => {
  const [first, second] = [subjectOf(one), subjectOf(other)]
  return (
    first.part === second.part &&
    weightOf(one) === weightOf(other) &&
    elements.some((element) => matches(first, element) && matches(second, element))
  )
}

const subjectOf = (selector: Selector): Subject => {
  const from = selector.findLastIndex(({ type }) => type === 'combinator') + 1
  const subject: Subject = { classes: [], part: '' }
  for (const part of selector.slice(from)) {
    if (part.type === 'class') subject.classes.push(part.name)
    if (part.type === 'type') subject.tag = part.name
    if (part.type === 'pseudo-element') subject.part = part.kind
  }
  return subject
}

/** Specificity: the order decides between rules of one weight alone. */
const weightOf = (selector: Selector): number => selector.reduce((sum, part) => sum + weightOfPart(part), 0)

const weightOfPart = (part: SelectorComponent): number => {
  if (part.type === 'id') return 10_000
  if (part.type === 'type' || part.type === 'pseudo-element') return 1
  if (part.type === 'class' || part.type === 'attribute') return 100
  if (part.type !== 'pseudo-class' || part.kind === 'where') return 0
  if (part.kind === 'is' || part.kind === 'not' || part.kind === 'has')
    return Math.max(...part.selectors.map(weightOf))
  return 100
}

const matches = ({ tag, classes }: Subject, element: Element) =>
  (tag === undefined || tag === element.tag) && classes.every((name) => element.classes.has(name))

/** Tag and class names, each kind once. Markup as React writes it has ">" in no attribute. */
const kindsIn = (markup: string): string[] => [
  ...new Set(
    [...markup.matchAll(/<([a-z][\w-]*)([^>]*)>/gi)].map(
      ([, tag = '', attributes = '']) =>
        `${tag} ${decodeEntities(/ class="([^"]*)"/.exec(attributes)?.[1] ?? '')}`,
    ),
  ),
]

const elementOf = (kind: string): Element => {
  const [tag = '', ...classes] = kind.split(' ')
  return { tag, classes: new Set(classes) }
}

/** Properties that set the same, roughly: too many in one family cost a few bytes, too few could change a page. */
const familyOf = (declaration: Declaration): string => {
  const name = nameOf(declaration)
  if (name.startsWith('--')) return name
  return (
    families.find(([pattern]) => pattern.test(name))?.[1] ?? name.replace(/^-\w+-/, '').replace(/-.*/, '')
  )
}

const nameOf = (declaration: Declaration): string => {
  if (declaration.property === 'custom') return declaration.value.name
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property
  return declaration.property
}

const families: [RegExp, string][] = [
  [/^(inset|top|right|bottom|left)/, 'inset'],
  [/gap$/, 'gap'],
  [/^(align|justify|place)-/, 'place'],
  [/^(font|line-height)/, 'font'],
  [/^(min-|max-)?(width|inline-size)$/, 'width'],
  [/^(min-|max-)?(height|block-size)$/, 'height'],
]
