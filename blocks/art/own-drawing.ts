/** A coach's own drawing in the theme's colours. */
export type OwnDrawing = {
  box: readonly [width: number, height: number]
  /** It has a ground from edge to edge, so that it fills its place and may be cropped; without one it is shown whole. */
  fills: boolean
  /** Something of it is there only at the page's beginning, or end. */
  changes?: boolean | undefined
  /** SVG markup. */
  shapes: string
  /** The same as lines of one colour, for covers. */
  lines: string
  /** The file that serves it; absent: the page contains it. */
  url?: string | undefined
}

/** Of the drawing in that file. */
export const ownDrawingId = 'drawing'
