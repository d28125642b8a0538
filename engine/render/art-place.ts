import type { Drawing } from '../../blocks/art/drawings/drawing.ts'

/** Class of the drawing behind a page that is only a message. */
export const artPlace: Partial<Record<Drawing['hold'], string>> = {
  fill: 'done-page-fill',
  stand: 'done-page-stand',
  contain: 'done-page-own',
}
