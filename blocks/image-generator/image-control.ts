import type { KeyboardEventHandler, Ref, SubmitEventHandler } from 'react'
import type { ImageGeneratorProps } from './image-generator.schema.ts'

export type ShownImage = {
  /** `data:` address for the preview, and the address that Download saves. */
  src: string
  href: string
  /** The words that were asked for, and what the service made of them, where it says so. */
  prompt: string
  revised: string | null
}

/** The state a generator is drawn in, and what makes it live. Without `live` it is plain HTML. */
export type ImageControl = {
  action?: string | undefined
  /** False: no image service is connected. */
  isSetUp: boolean
  prompt: string
  busy: boolean
  made: ShownImage | null
  problem: string | null
  live?:
    | {
        isBlank: boolean
        field: Ref<HTMLTextAreaElement>
        sheet: Ref<HTMLElement>
        onInput: () => void
        onKeyDown: KeyboardEventHandler<HTMLTextAreaElement>
        onSubmit: SubmitEventHandler<HTMLFormElement>
        onExample: (prompt: string) => void
        onCopy: () => void
      }
    | undefined
}

export const idleImage: ImageControl = { isSetUp: true, prompt: '', busy: false, made: null, problem: null }

/** The words beside the picture, and the example under the address that it is served at. */
export const shownPreview = (
  { example, ...words }: ImageGeneratorProps['preview'],
  pictureUrl: (src: string) => string,
): ImageGeneratorProps['preview'] =>
  example ? { ...words, example: { ...example, src: pictureUrl(example.src) } } : words

/** What the tool says; the section's title is none of its business. */
export type ImageToolProps = Pick<
  ImageGeneratorProps,
  'anchor' | 'label' | 'help' | 'button' | 'note' | 'examplesTitle' | 'examples' | 'preview' | 'closed'
>
