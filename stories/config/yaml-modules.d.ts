declare module '*.yaml' {
  const value: unknown
  export default value
}

declare module '*.svg?drawing' {
  import type { OwnDrawing } from '../../blocks/art/own-drawing.ts'
  const drawing: OwnDrawing
  export default drawing
}
