import type { Cloth, Hair } from './paint.ts'

/** What hair shows: behind the head, and before it. `ears`: whether it leaves the ears free. */
export type HairStyle = {
  ears: boolean
  behind?: (hair: Hair, cloth: Cloth) => string
  front?: (hair: Hair, cloth: Cloth) => string
}
