// oxlint-disable unicorn/consistent-function-scoping -- some of it runs in the page: what that uses has to be inside
import type { Page } from 'playwright/test'

/** A text with too little contrast, with its lowest ratio. */
export type FaintText = { target: string; says: string; ratio: number; least: number }

type Rect = { x: number; y: number; width: number; height: number }
type Sample = {
  target: string
  says: string
  least: number
  /** Red, green, blue (0 to 255) and opacity (0 to 1). */
  colour: [number, number, number, number]
  rects: Rect[]
  /** An empty field: text may appear anywhere in it. */
  isEmpty: boolean
}

/** Paints only the letters: `color` stays, because drawings use it. */
const letters = (paint: string) => `*, *::before, *::after, *::placeholder {
  -webkit-text-fill-color: ${paint} !important;
  text-decoration-color: transparent !important;
  caret-color: transparent !important;
}`

/**
 * Compares the texts of these elements with the pixels behind them. Letters are where black and white text differ; the ground
 * is what shows when they are transparent. Returns texts that are unreadable at the worst pixel of their ground, and texts
 * whose letters do not show at all.
 */
export const faintTexts = async (page: Page, targets: string[]): Promise<FaintText[]> => {
  const samples = await page.evaluate(textsOf, targets)
  const rects = samples.flatMap((sample) => sample.rects)
  const clip = hull(rects, await page.evaluate(pageSize))
  if (!clip) return samples.map(({ target, says, least }) => ({ target, says, ratio: 1, least }))
  const shot = async (paint: string) =>
    (await page.screenshot({ fullPage: true, clip, animations: 'disabled', style: letters(paint) })).toString(
      'base64',
    )
  const shots = { black: await shot('#000'), white: await shot('#fff'), bare: await shot('transparent') }
  return page.evaluate(validate, { samples, clip, ...shots })
}

type Size = { width: number; height: number }

/** Runs in the page. */
const pageSize = (): Size => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.scrollHeight,
})

/** The box around all boxes on the page; null if none is. */
const hull = (rects: Rect[], size: Size): Rect | null => {
  const x = Math.max(0, Math.floor(Math.min(...rects.map((rect) => rect.x))))
  const y = Math.max(0, Math.floor(Math.min(...rects.map((rect) => rect.y))))
  const right = Math.min(size.width, Math.ceil(Math.max(...rects.map((rect) => rect.x + rect.width))))
  const bottom = Math.min(size.height, Math.ceil(Math.max(...rects.map((rect) => rect.y + rect.height))))
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : null
}

/** Runs in the page: position and colour of the text of each element. */
const textsOf = (targets: string[]): Sample[] => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  const channels = (colour: string): [number, number, number, number] => {
    if (!brush) return [0, 0, 0, 1]
    brush.clearRect(0, 0, 1, 1)
    brush.fillStyle = colour
    brush.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1

  return targets.flatMap((target) => {
    const element = document.querySelector(target)
    if (!element) return []
    const style = getComputedStyle(element)
    const [red, green, blue, alpha] = channels(style.color)
    const size = Number.parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const nodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const rects = nodes.flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({
        x: x + scrollX,
        y: y + scrollY,
        width,
        height,
      }))
    })
    const box = element.getBoundingClientRect()
    // Round corners of a border lie in the padding.
    const [border, aside] = [3, Math.max(3, Number.parseFloat(style.paddingLeft))]
    const inner = {
      x: box.x + scrollX + aside,
      y: box.y + scrollY + border,
      width: box.width - 2 * aside,
      height: box.height - 2 * border,
    }
    const isField = element.matches('input,select,textarea')
    const own = isField ? [inner] : rects
    const isEmpty =
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.value === ''
    return [
      {
        target,
        says: (element.textContent ?? '').trim().slice(0, 24),
        least: isLarge ? 3 : 4.5,
        colour: [red, green, blue, alpha * opacityOf(element)] satisfies Sample['colour'],
        rects: own.filter(({ width, height }) => width > 0.5 && height > 0.5),
        isEmpty,
      },
    ]
  })
}

type Shots = { samples: Sample[]; clip: Rect; black: string; white: string; bare: string }

/** Runs in the page: decodes the screenshots and measures. */
const validate = async ({ samples, clip, ...shots }: Shots): Promise<FaintText[]> => {
  const pixelsOf = async (shot: string) => {
    // Not by fetch: a story may have replaced it.
    const bytes = Uint8Array.from(atob(shot), (letter) => letter.codePointAt(0) ?? 0)
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const brush = canvas.getContext('2d', { willReadFrequently: true })
    brush?.drawImage(picture, 0, 0)
    const pixels = brush?.getImageData(0, 0, picture.width, picture.height)
    if (!pixels) throw new Error('The browser cannot read pixels.')
    return pixels
  }
  const black = await pixelsOf(shots.black)
  const white = await pixelsOf(shots.white)
  const { data, width, height } = await pixelsOf(shots.bare)
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const luminance = (red: number, green: number, blue: number) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

  const worstOf = ({ rects, isEmpty, colour: [red, green, blue, alpha] }: Sample) => {
    let worst = Number.POSITIVE_INFINITY
    for (const rect of rects) {
      const left = Math.max(0, Math.floor(rect.x - clip.x))
      const top = Math.max(0, Math.floor(rect.y - clip.y))
      for (let row = top; row < Math.min(top + rect.height, height); row += 1)
        for (let column = left; column < Math.min(left + rect.width, width); column += 1) {
          const index = (row * width + column) * 4
          const isLetter = Math.abs((black.data[index] ?? 0) - (white.data[index] ?? 0)) > 96
          if (!isLetter && !isEmpty) continue
          const [r = 0, g = 0, b = 0] = data.subarray(index, index + 3)
          const behind = luminance(r, g, b)
          const mix = (front: number, back: number) => front * alpha + back * (1 - alpha)
          const text = luminance(mix(red, r), mix(green, g), mix(blue, b))
          worst = Math.min(worst, (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05))
        }
    }
    return Number.isFinite(worst) ? Math.floor(worst * 100) / 100 : 1
  }
  return samples
    .map((sample) => ({
      target: sample.target,
      says: sample.says,
      ratio: worstOf(sample),
      least: sample.least,
    }))
    .filter(({ ratio, least }) => ratio < least)
}
