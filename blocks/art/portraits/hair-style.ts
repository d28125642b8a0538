import type { Cloth, Hair } from './paint.ts'

export type HairStyle = {
  ears: boolean
  behind?: (hair: Hair, cloth: Cloth) => string
  front?: (hair: Hair, cloth: Cloth) => string
}
