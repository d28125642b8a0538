import { area, mixed, stroke } from './paint.ts'
import type { Cloth } from './paint.ts'
import type { PortraitLook } from './portrait-look.ts'

export const clothes = (kind: PortraitLook['clothes'], cloth: Cloth): string => draw[kind](cloth)

const shadeOf = ({ paper2, deep }: Cloth) => mixed(paper2, deep, 0.14)
const foldOf = ({ brand, deep }: Cloth) => mixed(brand, deep, 0.6)

const shirtFront = (cloth: Cloth): string =>
  area(cloth.paper2, 'M144 294l58 40 58-40 34 146H110z') +
  area(shadeOf(cloth), 'M202 342l-10 98h20z') +
  area(cloth.paper, 'M160 282l42 58-30 28-34-70zM244 282l-42 58 30 28 36-70z')

const draw: Record<PortraitLook['clothes'], (cloth: Cloth) => string> = {
  blazer: (cloth) =>
    shirtFront(cloth) +
    area(
      cloth.brand,
      'M150 294C92 312 22 336-14 440h186l-22-80-28-22zM254 294c58 18 128 42 164 146H232l20-80 30-22z',
    ) +
    area(foldOf(cloth), 'M150 294l-32 10-8 62 32 6 44 68h-8zM254 294l34 10 8 62-32 6-44 68h6z') +
    area(cloth.accent, 'M292 374l4-14 7 5 6-8 7 6 4 11z') +
    stroke(foldOf(cloth), 4, 'M288 375h36'),
  turtleneck: (cloth) =>
    area(cloth.brand, 'M154 296C92 312 22 340-14 440h432c-36-100-106-128-168-144z') +
    area(foldOf(cloth), 'M152 274q50 22 100 0l10 36q-60 36-120 0z') +
    area(cloth.brand, 'M152 266q50 24 100 0l4 18q-54 26-108 0z') +
    stroke(foldOf(cloth), 4, 'M84 372q10 34 10 68M320 372q-10 34-10 68'),
  shirt: (cloth) =>
    area(cloth.brand, 'M150 292C92 310 22 338-14 440h432c-36-102-106-130-164-148l-52 56z') +
    area(foldOf(cloth), 'M202 350l-8 90h16z') +
    area(mixed(cloth.brand, cloth.paper, 0.22), 'M162 278l40 64-38 34-36-76zM242 278l-40 64 38 34 36-76z') +
    `<g fill="${cloth.accent}"><circle cx="202" cy="378" r="5"/><circle cx="202" cy="412" r="5"/></g>`,
  cardigan: (cloth) =>
    shirtFront(cloth) +
    area(
      cloth.brand,
      'M136 292C72 314 0 342-28 440h200c0-50-18-100-36-148zM268 292c64 22 136 50 164 148H232c0-50 18-100 36-148z',
    ) +
    area(
      foldOf(cloth),
      'M136 292l-16 6c20 44 34 94 36 142h16c0-50-18-100-36-148zM268 292l16 6c-20 44-34 94-36 142h-16c0-50 18-100 36-148z',
    ) +
    `<g fill="${cloth.accent}"><circle cx="240" cy="404" r="5"/><circle cx="238" cy="430" r="5"/></g>`,
  coat: (cloth) =>
    area(cloth.deep, 'M150 296h106l10 60-64 84-62-84z') +
    area(cloth.deep, 'M156 270q46 22 92 0l8 44q-54 26-108 0z') +
    area(mixed(cloth.deep, cloth.paper, 0.14), 'M156 270q46 22 92 0l2 12q-48 22-96 0z') +
    area(cloth.brand, 'M152 300C96 314 24 338-12 440h424c-34-102-104-126-162-140l-48 70z') +
    area(
      foldOf(cloth),
      'M152 296c-14 4-26 8-36 14l18 52 30-8 38 86V372zM252 296c14 4 26 8 36 14l-18 52-30-8-38 86V372z',
    ) +
    area(cloth.accent, 'M292 344l5 13 13 5-13 5-5 13-5-13-13-5 13-5z'),
  overshirt: (cloth) =>
    area(cloth.paper, 'M150 290q52 46 104 0l26 150H124z') +
    stroke(shadeOf(cloth), 4, 'M150 296q52 48 104 0') +
    area(
      cloth.brand,
      'M150 286C90 306 14 334-20 440h190c-2-40-8-86-20-154zM254 286c60 20 136 48 170 154H234c2-40 8-86 20-154z',
    ) +
    area(
      foldOf(cloth),
      'M150 286l-28 10 2 74 26-16 8 86h12c-2-40-8-86-20-154zM254 286l28 10-2 74-26-16-8 86h-12c2-40 8-86 20-154z',
    ) +
    stroke(foldOf(cloth), 3, 'M286 372h54v46h-54z') +
    area(cloth.accent, 'M318 356h8v32h-8z'),
  blouse: (cloth) =>
    area(cloth.brand, 'M148 294C90 312 22 340-14 440h432c-36-100-106-128-162-146q-54 60-108 0z') +
    area(foldOf(cloth), 'M148 294l-12 5q60 62 130 141h26Q202 372 148 294z') +
    area(mixed(cloth.brand, cloth.paper, 0.16), 'M256 294l12 5q-46 84-130 141h-26q92-66 144-146z'),
}
