import type { PageArt } from '../../campaign/release/assets.ts'

export const shareBox = [1200, 630] as const

type Rectangle = { x: number; y: number; width: number; height: number }
export type SharePlace = {
  art: Rectangle & { fit: string }
  book: Rectangle
  text: { width: number; bottom: number }
}

export const placeOn = (
  { hold, stiff }: Pick<PageArt, 'hold' | 'stiff'>,
  { hasBook, isRightToLeft = false }: { hasBook: boolean; isRightToLeft?: boolean },
): SharePlace => {
  const { [hold]: art } = hasBook ? besideBook : alone
  const placed = <Place extends Rectangle>(place: Place): Place =>
    isRightToLeft ? { ...place, x: shareBox[0] - place.x - place.width } : place
  return {
    art: placed({ ...art, ...(stiff && { fit: isRightToLeft ? 'xMinYMax meet' : 'xMaxYMax meet' }) }),
    book: placed({ x: 676, y: 108, width: 296, height: 414 }),
    text: {
      width: hasBook ? 545 : hold === 'stand' ? 680 : 580,
      bottom: shareBox[1] - (stiff ? 150 : 70),
    },
  }
}

type Places = Record<PageArt['hold'], SharePlace['art']>

const alone: Places = {
  float: { x: 655, y: 0, width: 630, height: 630, fit: 'xMidYMid meet' },
  lie: { x: 652, y: -22, width: 596, height: 674, fit: 'xMidYMid meet' },
  fill: { x: 720, y: 0, width: 480, height: 630, fit: 'xMidYMid slice' },
  stand: { x: 600, y: 130, width: 600, height: 500, fit: 'none' },
  rise: { x: 640, y: 0, width: 560, height: 630, fit: 'xMidYMax slice' },
  contain: { x: 690, y: 60, width: 470, height: 510, fit: 'xMidYMid meet' },
}

const besideBook: Places = {
  ...alone,
  float: { x: 790, y: 20, width: 590, height: 590, fit: 'xMidYMid meet' },
  lie: { x: 706, y: -10, width: 570, height: 650, fit: 'xMidYMid meet' },
  rise: { x: 720, y: 0, width: 480, height: 630, fit: 'xMidYMax slice' },
  contain: { x: 990, y: 150, width: 190, height: 330, fit: 'xMidYMid meet' },
  fill: { x: 790, y: 0, width: 410, height: 630, fit: 'xMidYMid slice' },
}
