import { toHex, toOklch } from './oklch.ts'

export const nearestColour = (colour: string, isGood: (colour: string) => boolean): string | undefined => {
  const { lightness, chroma, hue } = toOklch(colour)
  for (let distance = step; distance < 1; distance += step)
    for (const target of [lightness - distance, lightness + distance]) {
      if (target < 0 || target > 1) continue
      const candidate = toHex({ lightness: target, chroma, hue })
      if (isGood(candidate)) return candidate
    }
  return undefined
}

const step = 0.004
