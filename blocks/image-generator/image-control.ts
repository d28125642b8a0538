import type { KeyboardEventHandler, Ref, SubmitEventHandler } from 'react'
import type { ImageGeneratorProps } from './image-generator.schema.ts'

export type ShownImage = {
  /** `data:` URL for the preview; `href` is what Download saves. */
  src: string
  href: string
  /** `revised`: the prompt as the service changed it. */
  prompt: string
  revised: string | null
}

/** State of a generator and its handlers. Without `live` it is plain HTML. */
export type ImageControl = {
  action?: string | undefined
  /** false: no image service is connected. */
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

export const shownPreview = (
  { example, ...words }: ImageGeneratorProps['preview'],
  pictureUrl: (src: string) => string,
): ImageGeneratorProps['preview'] =>
  example ? { ...words, example: { ...example, src: pictureUrl(example.src) } } : words

export type ImageToolProps = Pick<
  ImageGeneratorProps,
  'anchor' | 'label' | 'help' | 'button' | 'note' | 'examplesTitle' | 'examples' | 'preview' | 'closed'
>
