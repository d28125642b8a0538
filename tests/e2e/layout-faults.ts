// oxlint-disable unicorn/consistent-function-scoping -- it runs in the page: all that it uses has to be inside
/**
 * Runs in the page. Text or a control beyond the edge of the page, text that is cut off, text on text or on a control, a footer
 * under the section above it, a title larger than the headline. Ignores overlays (a message, the bar on phones), what is swiped into view, a panel over a picture,
 * decoration, text for screen readers, and the text on a book.
 */
export const layoutFaults = (mayBreak: boolean): string[] => {
  const root = document.querySelector('#storybook-root') ?? document.body
  const edge = document.documentElement.clientWidth
  const slack = 2

  type Box = { left: number; right: number; top: number; bottom: number }
  type Piece = { element: Element; says: string; box: Box }

  const overlay = (element: Element): boolean => {
    for (let part: Element | null = element; part && part !== root; part = part.parentElement)
      if (getComputedStyle(part).position === 'fixed') return true
    return false
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true],[inert],.book,.sr-only') &&
    !overlay(element)

  /** The middle of a line, without the font's space above and below. */
  const inked = ({ left, right, top, bottom }: Box): Box => {
    const air = (bottom - top) * 0.22
    return { left, right, top: top + air, bottom: bottom - air }
  }
  const texts: Piece[] = []
  const faults = new Set<string>()
  /** A short word that breaks is in a column that is too narrow. */
  const hasInitial = (element: Element | null) =>
    element !== null &&
    getComputedStyle(element, '::first-letter').getPropertyValue('initial-letter') !== 'normal'
  /** Browsers with a dictionary, such as Firefox, put a hyphen into longer ones. */
  const mayHyphenate = (element: Element | null) =>
    element !== null && getComputedStyle(element).hyphens === 'auto'
  const breaks = (node: Node) => {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      if (!/^[\p{Pi}\p{Ps}"']?[\p{L}\p{N}]{2,12}[\p{Po}\p{Pf}\p{Pe}"']*$/u.test(word)) continue
      if (word.length > 6 && mayHyphenate(node.parentElement)) continue
      // A large first letter has lines of its own.
      if (index === 0 && hasInitial(node.parentElement)) continue
      const letters = document.createRange()
      letters.setStart(node, index)
      letters.setEnd(node, index + word.length)
      const lines = [...letters.getClientRects()].filter(({ width }) => width > 0)
      const [first, last] = [lines[0], lines.at(-1)]
      if (first && last && last.top > first.top + first.height / 2) return word
    }
    return undefined
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const says = node.textContent?.trim() ?? ''
    if (!element || says === '' || /^(script|style|option)$/i.test(element.tagName) || !isShown(element))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects())
      if (rect.width > 1 && rect.height > 1) texts.push({ element, says, box: inked(rect) })
    const broken = mayBreak ? undefined : breaks(node)
    if (broken) faults.add(`broken in the middle: "${broken}" in ${element.tagName.toLowerCase()}`)
  }
  const controls: Piece[] = [...root.querySelectorAll('a,button,input,select,textarea,summary,img')]
    .filter(isShown)
    .map((element) => ({
      element,
      says: element.textContent ?? '',
      box: element.getBoundingClientRect(),
    }))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1)

  const nameOf = ({ element, says }: Piece) => {
    const classes = element.getAttribute('class')?.trim().replaceAll(/\s+/g, '.') ?? ''
    return `${element.tagName.toLowerCase()}${classes && `.${classes}`} "${says.slice(0, 24)}"`
  }
  const clips = (value: string) => value !== 'visible'
  const isCut = ({ element, box }: Piece): boolean => {
    for (
      let part: Element | null = element;
      part && part !== root && part !== document.body;
      part = part.parentElement
    ) {
      const { overflowX, overflowY, display } = getComputedStyle(part)
      if (display === 'inline' || (!clips(overflowX) && !clips(overflowY))) continue
      const room = part.getBoundingClientRect()
      if (clips(overflowX) && (box.left < room.left - slack || box.right > room.right + slack)) return true
      if (clips(overflowY) && (box.top < room.top - slack || box.bottom > room.bottom + slack)) return true
    }
    return false
  }
  const meet = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack

  /** What is swiped into view, such as a strip of photos. */
  const isSwiped = ({ element }: Piece): boolean => {
    for (let part = element.parentElement; part && part !== root; part = part.parentElement)
      if (getComputedStyle(part).overflowX === 'auto') return true
    return false
  }
  /** Text on a ground of its own may be over a picture. */
  const hasOwnGround = (text: Piece, under: Piece): boolean => {
    if (under.element.tagName !== 'IMG') return false
    for (
      let part: Element | null = text.element;
      part && !part.contains(under.element);
      part = part.parentElement
    )
      if (!/^rgba\(|\/|transparent/.test(getComputedStyle(part).backgroundColor)) return true
    return false
  }

  const { scrollWidth } = document.documentElement
  if (scrollWidth > edge) faults.add(`scrolls sideways: ${scrollWidth} px of ${edge}`)
  for (const piece of [...texts, ...controls])
    if ((piece.box.left < -slack || piece.box.right > edge + slack) && !isSwiped(piece))
      faults.add(`beyond the edge of the page: ${nameOf(piece)}`)
  for (const piece of texts) if (isCut(piece)) faults.add(`cut off: ${nameOf(piece)}`)
  for (const [index, text] of texts.entries()) {
    for (const other of texts.slice(index + 1))
      if (other.element !== text.element && meet(text.box, other.box))
        faults.add(`overlap: ${nameOf(text)} and ${nameOf(other)}`)
    for (const control of controls)
      if (
        !control.element.contains(text.element) &&
        !text.element.contains(control.element) &&
        meet(text.box, control.box) &&
        !hasOwnGround(text, control)
      )
        faults.add(`overlap: ${nameOf(text)} and ${nameOf(control)}`)
  }
  for (const footer of root.querySelectorAll('footer')) {
    const above = footer.previousElementSibling?.getBoundingClientRect().bottom ?? 0
    const hidden = Math.round(above - footer.getBoundingClientRect().top)
    if (hidden > slack) faults.add(`footer lies under the last section: ${hidden} px of it`)
  }
  const letters = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
  const [headline, ...others] = root.querySelectorAll('h1')
  if (headline && others.length === 0)
    for (const title of root.querySelectorAll('h2'))
      if (isShown(title) && letters(title) > letters(headline) + 0.5)
        faults.add(`larger than the headline: "${title.textContent.slice(0, 24)}"`)
  return [...faults]
}
