import type { PortraitLook } from './portrait-look.ts'

export type Cloth = { brand: string; deep: string; paper: string; paper2: string; accent: string }

export type Skin = { base: string; shade: string; low: string; line: string; lip: string; cheek: string }
export const skinPaint: Record<PortraitLook['skin'], Skin> = {
  porcelain: skin('#f6d0b8', '#e9b99d', '#d9a384', '#c48a6c', '#b9564f', '#e0705f'),
  fair: skin('#efb896', '#e0a381', '#cf9273', '#c4805c', '#a8524a', '#d9654f'),
  olive: skin('#dca679', '#cd9568', '#b98158', '#aa7149', '#a84438', '#c25f3c'),
  tan: skin('#d4956b', '#c58459', '#b0714a', '#a1623d', '#a13a3f', '#d1544f'),
  brown: skin('#b17a54', '#9f6a46', '#875739', '#7c4e31', '#8d3d38', '#b0493c'),
  deep: skin('#8a5940', '#794b35', '#65402d', '#5a3626', '#722f2b', '#a04434'),
  ebony: skin('#6b4332', '#5c3829', '#4a2c20', '#402419', '#642a29', '#8e3b30'),
}
function skin(base: string, shade: string, low: string, line: string, lip: string, cheek: string): Skin {
  return { base, shade, low, line, lip, cheek }
}

export type Hair = { back: string; base: string; light: string; brow: string; eye: string }
export const hairPaint: Record<PortraitLook['hairColour'], Hair> = {
  black: hair('#171a21', '#23272f', '#444b56', '#1f2229', '#22191a'),
  espresso: hair('#241815', '#37251f', '#5d443a', '#2c1d18', '#2b1a14'),
  brown: hair('#3a241b', '#523528', '#7d5844', '#452c21', '#3b2619'),
  auburn: hair('#54211a', '#742f23', '#a45640', '#5d281e', '#44301f'),
  copper: hair('#7d3718', '#a14d22', '#cc7c49', '#87411f', '#3f5245'),
  blonde: hair('#95702f', '#bd944f', '#dcbb7d', '#8d6a36', '#33503f'),
  grey: hair('#747c82', '#8f979b', '#b3babd', '#63696d', '#33414c'),
  silver: hair('#8b93a6', '#aeb6c4', '#cfd5de', '#7f8696', '#2f4a66'),
  white: hair('#bfc0bd', '#dedcd6', '#f3f1ec', '#a3a19b', '#3d4a52'),
}
function hair(back: string, base: string, light: string, brow: string, eye: string): Hair {
  return { back, base, light, brow, eye }
}

export const mixed = (one: string, other: string, share: number): string => {
  const [a, b] = [one, other].map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)))
  const channels = a?.map((value, index) => Math.round(value + ((b?.[index] ?? value) - value) * share)) ?? []
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const area = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`

export const stroke = (colour: string, width: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-linecap="round" stroke-width="${width}" d="${d}"/>`
