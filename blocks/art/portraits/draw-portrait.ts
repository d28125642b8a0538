import { clothes } from './clothes.ts'
import { ageLines, beard, ears, head, neck } from './face.ts'
import { earrings, eyes, glasses, mouth, nose } from './features.ts'
import { hairStyle } from './hair.ts'
import { hairPaint, skinPaint } from './paint.ts'
import type { Cloth } from './paint.ts'
import type { PortraitLook } from './portrait-look.ts'

/** A drawn portrait as the text of an SVG file, 400 by 440. The same look in the same colours gives the same file. */
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
    mouth(look.expression, skin),
    style.front?.(hair, cloth),
    glasses(look.glasses, cloth),
    look.hair !== 'headscarf' && earrings(look.earrings, cloth),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 440" width="400" height="440">${parts.filter(Boolean).join('')}</svg>`
}
