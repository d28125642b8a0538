// oxlint-disable unicorn/consistent-function-scoping -- it runs in the page: all that it uses has to be inside
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { findFontFile } from '../../engine/compile/fonts/font-file.ts'
import type { Shape } from '../../engine/campaign/theme/mood.ts'

type Type = { font: string; weight: number; tracking: number; scale: number; bytes: string }

/** Sets the fonts of a mood, from whole font files. */
export const wearType = async (page: Page, { font, weight, tracking, scale }: Shape) => {
  const file = findFontFile({ font, weight })
  if (!file) throw new Error(`The font ${font} is not installed.`)
  await page.evaluate(setType, { font, weight, tracking, scale, bytes: readFileSync(file.path, 'base64') })
}

/** Runs in the page. */
const setType = async ({ font, weight, tracking, scale, bytes }: Type) => {
  const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
  const face = new FontFace(font, data, { weight: '100 900' })
  document.fonts.add(await face.load())
  const { style } = document.documentElement
  for (const [name, value] of [
    ['--display', `"${font}"`],
    ['--hw', `${weight}`],
    ['--track', `${tracking}em`],
    ['--ds', `${scale}`],
  ] as const)
    style.setProperty(name, value)
}

/**
 * Runs in the page: puts each of these marks into the agenda at this anchor and returns the faults: a mark below its dot (or
 * the halo around it), a broken word, entries out of line.
 */
export const markFaults = ({ anchor, marks }: { anchor: string; marks: string[] }): string[] => {
  const faults: string[] = []
  const items = [...document.querySelectorAll(`#${anchor} .agenda-item`)]
  const partOf = (item: Element, name: string) => {
    const part = item.querySelector(name)
    if (!part) throw new Error(`No ${name} in the agenda`)
    return part
  }
  for (const [index, item] of items.entries())
    partOf(item, '.agenda-mark').textContent = marks[index % marks.length] ?? ''
  for (const item of items) {
    const node = partOf(item, '.agenda-mark').firstChild
    const says = node?.textContent ?? ''
    const dot = partOf(item, '.agenda-dot')
    const halo = Number(/([\d.]+)px$/.exec(getComputedStyle(dot).boxShadow)?.[1] ?? 0)
    const end = dot.getBoundingClientRect().left - halo
    for (const { 0: word, index } of says.matchAll(/\S+/g)) {
      const range = document.createRange()
      if (node) range.setStart(node, index)
      if (node) range.setEnd(node, index + word.length)
      const lines = [...range.getClientRects()]
      if (lines.length !== 1) faults.push(`"${word}" of "${says}" takes ${lines.length} lines`)
      const beyond = Math.max(...lines.map(({ right }) => right)) - end
      if (beyond > 0) faults.push(`"${says}" goes ${beyond.toFixed(1)} px below its dot`)
    }
  }
  const starts = items.map((item) => Math.round(partOf(item, '.agenda-words').getBoundingClientRect().left))
  if (new Set(starts).size !== 1) faults.push(`the entries begin at ${starts.join(', ')} px`)
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`the page scrolls sideways: ${scrollWidth} px of ${clientWidth}`)
  return faults
}
