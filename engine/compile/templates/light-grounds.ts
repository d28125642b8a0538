import type { Sections } from './template.ts'

export const onLightGrounds = (sections: Sections): Sections =>
  sections.map((section, index) => ({ ...section, tone: index % 2 === 0 ? 'tint' : 'paper' }))
