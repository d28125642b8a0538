import type { Drawing } from '../../blocks/art/drawings/drawing.ts'

/** Classes of the drawing behind a page that is only a message. */
export const artPlace = ({ hold, isOwn }: Drawing): string =>
  [places[hold], isOwn && hold === 'fill' && 'done-page-scene'].filter(Boolean).join(' ')

const places: Partial<Record<Drawing['hold'], string>> = {
  lie: 'done-page-sheet',
  fill: 'done-page-fill',
  stand: 'done-page-stand',
  contain: 'done-page-own',
}
