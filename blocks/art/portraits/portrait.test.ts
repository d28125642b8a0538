import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawPortrait } from './draw-portrait.ts'
import { clothesKinds, faces, hairStyles, PortraitLook } from './portrait-look.ts'
import { portraitSource } from './portrait-source.ts'
import { Portrait } from './portrait.ts'

const cloth = { brand: '#00435d', deep: '#00293b', paper: '#fcf7ef', paper2: '#f5ecdd', accent: '#f0834e' }
const all = {
  skin: 'deep',
  lines: true,
  glasses: 'square',
  beard: 'full',
  earrings: 'drops',
  expression: 'warm',
} as const
const draw = (more: object) => drawPortrait(PortraitLook.parse({ hair: 'bob', skin: 'tan', ...more }), cloth)

describe('a drawn portrait', () => {
  it.each(hairStyles)('%s is a small picture in whole units that needs nothing from its page', (hair) => {
    const svg = draw({ ...all, hair, clothes: 'coat' })
    expect(gzipSync(svg).length).toBeLessThanOrEqual(2600)
    expect(svg).not.toMatch(/\sid=|<style|url\(|var\(|NaN|undefined/)
    expect([...svg.matchAll(/\sd="([^"]*)"/g)].flatMap(([, d = '']) => d.match(/\d*\.\d+/g) ?? [])).toEqual(
      [],
    )
  })

  it('is another one for every hair, face and garment', () => {
    const pictures = [
      ...hairStyles.map((hair) => draw({ hair })),
      ...faces.slice(1).map((face) => draw({ face })),
      ...clothesKinds.slice(1).map((clothes) => draw({ clothes })),
    ]
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it("wears the coach's colours", () => {
    for (const clothes of clothesKinds) expect(draw({ clothes })).toContain(cloth.brand)
  })

  it('leaves earrings under a headscarf', () => {
    expect(draw({ hair: 'headscarf', earrings: 'hoops' })).toBe(draw({ hair: 'headscarf' }))
  })
})

const faults = (value: unknown) =>
  Portrait.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('what a file may say of a portrait', () => {
  it('is a photo with its words, or a drawing by name', () => {
    expect(faults({ src: 'ada.jpg', alt: 'Ada' })).toEqual([])
    expect(faults({ drawn: { hair: 'bob', skin: 'olive' } })).toEqual([])
  })

  it('is never both or neither, and a photo has its words', () => {
    expect(faults({ alt: 'Ada' })).toEqual([': must name a photo (src) or describe a drawing (drawn)'])
    expect(faults({ src: 'a.jpg', alt: 'Ada', drawn: { hair: 'bob', skin: 'tan' } })).toEqual([
      'drawn: cannot be combined with "src": keep the photo or the drawing',
    ])
    expect(faults({ src: 'a.jpg' })).toHaveLength(1)
  })
})

const source = (drawn: object) => portraitSource(Portrait.parse({ drawn }))

it('one look has one source, however its keys are ordered', () => {
  expect(source({ skin: 'tan', hair: 'bob' })).toBe(source({ hair: 'bob', skin: 'tan' }))
  expect(source({ skin: 'tan', hair: 'bob' })).not.toBe(source({ hair: 'bun', skin: 'tan' }))
})
