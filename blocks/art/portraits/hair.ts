import { afro, curls, headscarf, locs } from './full-hair.ts'
import type { HairStyle } from './hair-style.ts'
import { bob, bun, chignon, long, waves } from './long-hair.ts'
import type { PortraitLook } from './portrait-look.ts'
import { bald, crop, fade, pixie, sidePart, swept } from './short-hair.ts'

export const hairStyle: Record<PortraitLook['hair'], HairStyle> = {
  bald,
  crop,
  fade,
  'side-part': sidePart,
  swept,
  pixie,
  bob,
  waves,
  long,
  curls,
  afro,
  locs,
  bun,
  chignon,
  headscarf,
}
