import { z } from 'zod'
import { Text } from '../../campaign/schema/words.ts'

export const GuideHead = z.strictObject({
  title: Text.max(90).describe('Title on the cover.'),
  subtitle: Text.max(140).optional().describe('What the guide gives, below its title.'),
  intro: Text.max(180).optional().describe('One line on the cover, for those who have just opened it.'),
})
export type GuideHead = z.infer<typeof GuideHead>

export type Span = { text: string; bold?: true; italic?: true; href?: string }

export type GuideBlock =
  | { kind: 'heading'; depth: 2 | 3; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'quote'; blocks: GuideBlock[] }
  | { kind: 'list'; start: number | null; items: GuideItem[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][]; aligns: Align[] }
  | { kind: 'lines'; count: number }
  | { kind: 'new-page' }

export type GuideItem = { check?: 'open' | 'ticked'; blocks: GuideBlock[] }
export type Align = 'left' | 'center' | 'right'

export type Guide = GuideHead & { blocks: GuideBlock[] }
