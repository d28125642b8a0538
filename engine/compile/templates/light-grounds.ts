import type { Sections } from './template.ts'

/**
 * Sections between the first screen and the last call, on tinted and plain ground in turns: whichever of them a page has,
 * no two neighbours look alike.
 */
export const onLightGrounds = (sections: Sections): Sections =>
  sections.map((section, index) => ({ ...section, tone: index % 2 === 0 ? 'tint' : 'paper' }))
