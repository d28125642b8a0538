import { clothes } from './clothes.ts'
import { ageLines, beard, ears, head, neck } from './face.ts'
import { hairPaint, skinPaint, area, mixed, stroke } from './paint.ts'
import type { Cloth, Hair, Skin } from './paint.ts'
import type { PortraitLook } from './portrait-look.ts'
import * as fullHair from './full-hair.ts'
import type { HairStyle } from './hair-style.ts'
import * as longHair from './long-hair.ts'
import * as shortHair from './short-hair.ts'

export const drawPortrait = (look: PortraitLook, cloth: Cloth): string => {
  const [skin, hair, style] = [skinPaint[look.skin], hairPaint[look.hairColour], hairStyle[look.hair]]
  const isFine = look.beard === 'none'
  const parts = [
    style.behind?.(hair, cloth),
    neck(skin),
    clothes(look.clothes, cloth),
    style.ears && ears(skin),
    head(look.face, skin),
    look.lines && ageLines(skin),
    beard(look.beard, look.face, hair),
    eyes(look.expression, hair, isFine),
    nose(skin),
    mouth(look.expression, isFine ? skin : { ...skin, lip: mixed(skin.lip, skin.base, 0.45) }),
    style.front?.(hair, cloth),
    glasses(look.glasses, cloth),
    look.hair !== 'headscarf' && earrings(look.earrings, cloth),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 440" width="400" height="440">${parts.filter(Boolean).join('')}</svg>`
}

const hairStyle: Record<PortraitLook['hair'], HairStyle> = {
  ...shortHair,
  ...longHair,
  ...fullHair,
  'side-part': shortHair.sidePart,
}

const eyes = (expression: PortraitLook['expression'], { brow, eye }: Hair, isFine: boolean): string => {
  const brows =
    expression === 'thoughtful'
      ? 'M147 142q18-9 39-2M221 135q20-8 37 7'
      : 'M146 141q18-11 40-3M220 138q21-8 39 3'
  return (
    area('#fffaf2', 'M149 167q17-14 36 0-18 10-36 0zM220 167q18-14 36 0-18 10-36 0z') +
    `<g fill="${eye}"><circle cx="168" cy="166" r="7"/><circle cx="238" cy="166" r="7"/></g>` +
    stroke('#2a1c1c', 4, 'M146 168q20-18 40-1M219 167q20-17 40 1') +
    stroke(brow, isFine ? 5 : 7, brows)
  )
}

const nose = ({ line }: Skin): string => stroke(line, 5, 'M206 168c3 12 8 19 7 27-2 7-11 7-18 3')

const mouth = (expression: PortraitLook['expression'], { lip }: Skin): string => {
  if (expression === 'warm')
    return (
      area(lip, 'M174 218c10-3 19-4 28-1 9-3 18-2 28 1-7 16-17 21-28 21s-21-5-28-21z') +
      area('#fbf4ec', 'M181 221q21 5 42 0-6 9-21 9t-21-9z')
    )
  const curve = {
    calm: 'M174 217q28 10 56 0',
    smile: 'M171 214q31 16 62 0',
    thoughtful: 'M178 218q26 6 49-2',
  }
  return (
    area(lip, 'M180 219c8-4 16-5 22-2 7-3 15-2 23 2-8 9-15 12-23 12s-15-3-22-12z') +
    stroke(mixed(lip, '#2a1014', 0.45), 3, curve[expression])
  )
}

const glasses = (kind: PortraitLook['glasses'], { deep }: Cloth): string => {
  if (kind === 'none') return ''
  const frames =
    kind === 'round'
      ? '<circle cx="167" cy="170" r="29"/><circle cx="238" cy="170" r="29"/>'
      : '<path d="M138 152h54q4 0 4 5v20q0 18-18 18h-22q-18 0-19-18l-2-20q0-5 3-5zM266 152h-54q-4 0-4 5v20q0 18 18 18h22q18 0 19-18l2-20q0-5-3-5z"/>'
  return `<g fill="none" stroke="${deep}" stroke-width="5">${frames}<path d="M196 166q6-5 13 0M138 164l-10-4M267 164l9-4"/></g>`
}

const earrings = (kind: PortraitLook['earrings'], { accent, paper }: Cloth): string => {
  if (kind === 'none') return ''
  if (kind === 'studs')
    return `<g fill="${paper}" stroke="#c9bda4" stroke-width="2"><circle cx="120" cy="208" r="6"/><circle cx="284" cy="208" r="6"/></g>`
  if (kind === 'hoops')
    return `<g fill="none" stroke="${accent}" stroke-width="5"><circle cx="119" cy="222" r="15"/><circle cx="285" cy="222" r="15"/></g>`
  return area(accent, 'M120 204l9 20a10 10 0 1 1-18 0zM284 204l9 20a10 10 0 1 1-18 0z')
}
