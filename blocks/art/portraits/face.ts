import { area, stroke } from './paint.ts'
import type { Hair, Skin } from './paint.ts'
import type { PortraitLook } from './portrait-look.ts'

/** Half widths from the middle (202) at the temple and the jaw, and their heights. */
type Shape = {
  wide: number
  temple: number
  jaw: number
  jawY: number
  chin: number
  flat: number
  turn: number
}
const shapes: Record<PortraitLook['face'], Shape> = {
  oval: { wide: 74, temple: 150, jaw: 58, jawY: 220, chin: 256, flat: 22, turn: 14 },
  long: { wide: 71, temple: 146, jaw: 55, jawY: 230, chin: 267, flat: 22, turn: 12 },
  round: { wide: 78, temple: 156, jaw: 65, jawY: 218, chin: 253, flat: 30, turn: 15 },
  square: { wide: 75, temple: 148, jaw: 65, jawY: 222, chin: 257, flat: 36, turn: 6 },
}
const middle = 202

/** From the right temple to the chin and the left temple; `grow`: that much further out, for a beard. */
const jawLine = (face: PortraitLook['face'], grow = 0): string => {
  const { wide, temple, jaw, jawY, chin, flat, turn } = shapes[face]
  const [low, side] = [chin + grow * 2, jaw + grow]
  const half = (sign: 1 | -1) => (x: number) => middle + sign * x
  const [right, left] = [half(1), half(-1)]
  return (
    `C${right(wide)} ${temple + 28} ${right(side + 11)} ${jawY - 20} ${right(side)} ${jawY}` +
    `C${right(side - turn)} ${jawY + 22} ${right(flat)} ${low} ${middle} ${low}` +
    `C${left(flat)} ${low} ${left(side - turn)} ${jawY + 22} ${left(side)} ${jawY}` +
    `C${left(side + 11)} ${jawY - 20} ${left(wide)} ${temple + 28} ${left(wide)} ${temple}`
  )
}

export const head = (face: PortraitLook['face'], { base, shade, cheek }: Skin): string => {
  const { wide, temple, chin } = shapes[face]
  const [left, right] = [middle - wide, middle + wide]
  const top = `C${left} ${temple - 54} ${left + 30} 63 ${middle} 63S${right} ${temple - 54} ${right} ${temple}`
  const rightHalf = jawLine(face).split('C').slice(0, 3).join('C')
  return (
    area(base, `M${left} ${temple}${top}${jawLine(face)}z`) +
    area(
      shade,
      `M${right} ${temple}${rightHalf}C195 ${chin} 189 ${chin - 1} 183 ${chin - 3}C227 248 250 213 250 155C250 123 242 95 226 72C258 84 ${right} 112 ${right} ${temple}z`,
    ) +
    `<g fill="${cheek}" opacity=".15"><ellipse cx="154" cy="197" rx="18" ry="12"/><ellipse cx="249" cy="197" rx="16" ry="12"/></g>`
  )
}

export const ears = ({ shade, line }: Skin): string =>
  area(
    shade,
    'M142 158h-14c-14-6-20 8-16 24 3 13 12 21 20 19h10zM262 158h14c14-6 20 8 16 24-3 13-12 21-20 19h-10z',
  ) + stroke(line, 3, 'M119 174q6 4 6 14M285 174q-6 4-6 14')

export const neck = ({ shade, low }: Skin): string =>
  area(shade, 'M164 222h76v78l-38 32-38-32z') + area(low, 'M164 226h76v30c-16 26-62 30-76 12z')

export const ageLines = ({ line }: Skin): string =>
  `<g opacity=".7">${stroke(line, 3, 'M151 184q12 7 27 2M226 186q15 5 27-2M172 204q-6 5-7 13M232 204q6 5 7 13M184 112q18-4 36 0M190 100q12-2 24 0')}</g>`

export const beard = (
  kind: PortraitLook['beard'],
  face: PortraitLook['face'],
  { back, base, light }: Hair,
): string => {
  const moustache = 'M202 207c-6-6-24-5-33 14 12 4 24-2 33-4 9 2 21 8 33 4-9-19-27-20-33-14z'
  if (kind === 'none') return ''
  if (kind === 'moustache') return area(base, moustache)
  const { wide, temple } = shapes[face]
  const from = `M${middle + wide} ${temple}`
  const hairline = kind === 'full' ? '192' : '200'
  const inner = `C${middle - wide + 4} ${temple + 30} 138 ${hairline} 154 212C168 204 186 200 202 204C218 200 236 204 250 212C266 ${hairline} ${middle + wide - 4} ${temple + 30} ${middle + wide} ${temple}z`
  if (kind === 'stubble') return `<g opacity=".28">${area(back, from + jawLine(face) + inner)}</g>`
  return (
    area(base, from + jawLine(face, kind === 'full' ? 5 : 1) + inner) +
    (kind === 'full' ? area(light, 'M176 246c16 8 36 8 52 0-4 16-14 24-26 24s-22-8-26-24z') : '')
  )
}
