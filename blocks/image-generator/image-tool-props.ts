import type { ImageGeneratorProps } from './image-generator.schema.ts'

/** What the tool says; the section's title is none of its business. */
export type ImageToolProps = Pick<
  ImageGeneratorProps,
  'anchor' | 'label' | 'help' | 'button' | 'note' | 'examplesTitle' | 'examples' | 'preview' | 'closed'
>
