import type { HairStyle } from './hair-style.ts'
import { area, stroke } from './paint.ts'

export const bald: HairStyle = {
  ears: true,
  front: () => `<path fill="#fff" opacity=".16" d="M150 104c8-20 24-30 46-32-22 8-34 20-40 36z"/>`,
}

export const crop: HairStyle = {
  ears: true,
  front: ({ base, light }) =>
    area(
      base,
      'M134 156c-16-4-20-18-19-32C118 68 154 36 202 36s84 32 87 88c1 14-3 28-19 32 0-24-6-44-16-58-34-14-70-14-104 0-10 14-16 34-16 58z',
    ) + area(light, 'M150 92c6-24 26-42 52-42s46 18 52 42c-36-11-70-11-104 0z'),
}

export const fade: HairStyle = {
  ears: true,
  front: ({ base, light }) =>
    area(
      light,
      'M127 160c-8-18-8-48 4-74h16c-8 18-14 44-15 74zM277 160c8-18 8-48-4-74h-16c8 18 14 44 15 74z',
    ) +
    area(
      base,
      'M130 112c-8-14-8-34 4-50 14-20 40-28 68-28s54 8 68 28c12 16 12 36 4 50-6-8-12-12-18-14-36-9-72-9-108 0-6 2-12 6-18 14z',
    ) +
    stroke(light, 3, 'M150 66q8-8 18-11M180 52q12-4 24-4M218 50q14 2 24 9M164 82q10-7 20-9M206 70q14 0 26 5'),
}

export const sidePart: HairStyle = {
  ears: true,
  front: ({ back, base, light }) =>
    area(
      base,
      'M127 156c-10-12-14-30-12-50 4-44 38-70 84-70 50 0 86 24 90 74 1 18-4 34-12 46-2-24-8-42-20-58-32 2-66-6-88-24-10 14-26 20-30 34-6 16-8 30-12 48z',
    ) +
    area(light, 'M170 68c26 18 56 28 88 30 8 6 12 14 16 24-2-40-24-62-60-70-18-2-34 4-44 16z') +
    stroke(back, 3, 'M169 74q6-20 22-32M196 52q30 4 52 26M204 42q38 4 58 34'),
}

export const swept: HairStyle = {
  ears: true,
  front: ({ back, base, light }) =>
    area(
      base,
      'M128 156c-10-10-14-26-12-46 2-44 38-78 88-78 28 0 44 10 54 20 24 8 36 36 30 70-2 14-6 26-12 34-2-20-4-36-12-48-28 4-74 2-112-14-14 14-22 34-24 62z',
    ) +
    area(light, 'M152 94c6-30 28-48 60-48 30 0 52 14 62 40-30 18-80 22-122 8z') +
    stroke(back, 3, 'M170 92c8-18 24-30 46-34M196 98c16-10 34-20 46-36M228 98c14-6 26-12 36-22'),
}

export const pixie: HairStyle = {
  ears: true,
  behind: ({ back }) =>
    area(back, 'M116 120c0-54 36-84 86-84s88 30 88 84c0 36-8 58-18 70H134c-10-12-18-34-18-70z'),
  front: ({ back, base, light }) =>
    area(
      base,
      'M232 62c-22 34-58 52-92 58-8 12-8 36-10 58l-10 18c-10-20-12-48-8-76 6-54 42-88 92-88 54 0 86 36 88 88 0 28-4 54-12 76l-8-18c0-18 0-36-4-50-18-14-30-36-36-66z',
    ) +
    area(light, 'M232 62c-22 30-56 48-92 56 10-34 44-58 92-56z') +
    stroke(back, 3, 'M126 128q-6 24-2 46M236 70q12 28 34 46M212 48q-38 4-60 34'),
}
