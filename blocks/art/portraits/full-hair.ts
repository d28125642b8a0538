import type { HairStyle } from './hair-style.ts'
import { area, mixed, stroke } from './paint.ts'

const tufts = (colour: string, width: number, at: string) =>
  stroke(
    colour,
    width,
    at
      .split(' ')
      .map((point) => `M${point.replace(',', ' ')}h1`)
      .join(''),
  )

export const curls: HairStyle = {
  ears: false,
  behind: ({ back }) =>
    area(back, 'M202 50c-60 0-98 40-98 100v110h196V150c0-60-38-100-98-100z') +
    tufts(back, 52, '104,244 92,204 90,164 300,244 312,204 314,164 122,270 282,270'),
  front: ({ base, light }) =>
    tufts(
      base,
      50,
      '100,140 106,104 128,74 160,54 202,46 244,54 276,74 298,104 304,140 132,112 162,88 202,82 242,88 272,112 102,178 302,178 108,214 296,214',
    ) +
    stroke(
      light,
      3,
      'M118 96q8-14 22-16M152 64q12-10 26-6M206 54q14-4 24 6M262 78q14 4 18 16M96 150q4 14 16 14M298 146q10 8 6 20M184 92q10-8 22-2M104 200q8 10 18 4M286 204q10 6 18-4',
    ),
}

export const afro: HairStyle = {
  ears: false,
  behind: ({ back, base }) =>
    tufts(back, 60, '110,188 294,188 126,212 278,212') +
    `<circle cx="202" cy="132" r="104" fill="${base}"/>` +
    tufts(base, 42, '106,160 103,122 115,86 142,56 181,39 223,39 262,56 289,86 301,122 298,160'),
  front: ({ base, light }) =>
    area(
      base,
      'M124 166c-8-50 2-98 78-106 76 8 86 56 78 106-4-26-10-42-20-52-34-18-82-18-116 0-10 10-16 26-20 52z',
    ) +
    stroke(
      light,
      3,
      'M122 94q4-12 14-16M158 58q10-6 20-4M214 46q12-2 20 6M262 76q12 4 14 14M172 80q10-6 18-2M226 76q10 0 14 8M108 126q2-10 8-14M290 124q4 8 2 16',
    ),
}

export const locs: HairStyle = {
  ears: false,
  behind: ({ back }) =>
    area(back, 'M202 44c-62 0-100 40-102 104l-6 150h216l-6-150c-2-64-40-104-102-104z') +
    stroke(back, 18, 'M114 116q-18 90-20 196M290 116q18 90 20 196M118 200q-4 70-6 130M286 200q4 70 6 130'),
  front: ({ back, base, light }) =>
    area(
      base,
      'M204 60c-16 30-40 44-66 58-10 12-12 30-12 48l-26 8c-6-84 34-138 102-138s108 54 102 138l-26-8c0-18-2-36-12-48-26-14-48-28-62-58z',
    ) +
    stroke(base, 17, 'M116 116q-10 104-10 204M128 130q-4 76-4 148M288 116q10 104 10 204M276 130q4 76 4 148') +
    stroke(
      back,
      3,
      'M198 62q-22 34-64 52M190 52q-34 22-72 60M178 44q-40 18-68 56M210 62q20 34 62 52M218 52q32 22 68 60M230 44q38 18 64 56M117 170q-3 60-3 116M287 170q3 60 3 116',
    ) +
    stroke(light, 4, 'M102 246h8M102 272h8M121 214h7M121 240h7M294 246h8M294 272h8M276 214h7M276 240h7'),
}

export const headscarf: HairStyle = {
  ears: false,
  behind: (_, { accent, paper, deep }) => {
    const fold = mixed(mixed(accent, paper, 0.35), deep, 0.22)
    return area(
      fold,
      'M202 34c-66 0-104 44-104 112 0 60 10 110 26 152h156c16-42 26-92 26-152 0-68-38-112-104-112z',
    )
  },
  front: (_, { accent, paper, deep }) => {
    const cloth = mixed(accent, paper, 0.35)
    const fold = mixed(cloth, deep, 0.22)
    return (
      area(
        cloth,
        'M202 32C134 32 96 78 98 150c0 58 8 104 22 146 20 40 52 58 88 62 38-6 66-28 78-62 14-42 20-88 20-146 2-72-36-118-104-118zm0 62c42 0 66 26 66 72 0 48-22 90-66 90s-66-42-66-90c0-46 24-72 66-72z',
      ) +
      stroke(
        fold,
        3,
        'M126 84q30-34 76-34 48 0 76 36M110 228q16 62 74 92M294 222q-10 84-72 108M128 262q30 34 70 34M136 108q26-34 66-34',
      )
    )
  },
}
