import type { Font } from 'fontkit'

/** Of one width, to align times in a column; as high as capitals, where the usual ones are not. Fonts without such ignore it. */
export const figureFeatures = ['tnum', 'lnum']

/** Where only the tabular "1" has a foot, "+12%" would look set in two fonts: there figures keep their own widths. */
export const displayFigureFeatures = (font: Font): string[] => {
  const [usual = 0, tabular = 0] = [[], ['tnum']].map((features) => {
    const box = font.layout('1', features).glyphs[0]?.bbox
    return box && box.maxX - box.minX
  })
  return tabular > usual * 1.1 ? figureFeatures.filter((feature) => feature !== 'tnum') : figureFeatures
}
