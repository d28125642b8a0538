import type { ReactNode } from 'react'
import { Frame, toneClass } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import { Marked } from '../kit/marked.tsx'
import type { BlockProps } from '../kit/setting.ts'
import { idleImage, shownPreview } from './image-control.ts'
import type { ImageGeneratorProps } from './image-generator.schema.ts'
import { ImageTool } from './image-tool.tsx'

export const ImageGenerator = (props: BlockProps<ImageGeneratorProps> & { children?: ReactNode }) => {
  const { variant, tone, anchor, title, text, setting, children } = props
  const preview = shownPreview(props.preview, setting.pictureUrl)
  const tool = children ?? <ImageTool {...props} preview={preview} control={idleImage} />
  if (variant === 'section')
    return (
      <Frame tone={tone} anchor={anchor}>
        <Heading title={title} text={text} />
        <div className={title === undefined && text === undefined ? undefined : 'mt-11'}>{tool}</div>
      </Frame>
    )
  return (
    <section id={anchor} className={`${toneClass[tone]} studio`}>
      <div className="wrap relative">
        <Opening {...props} />
        {tool}
      </div>
    </section>
  )
}

const Opening = ({ eyebrow, title, text }: ImageGeneratorProps) => (
  <div className="studio-opening">
    {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
    {title !== undefined && (
      <h1 className="title-4xl">
        <Marked text={title} />
      </h1>
    )}
    {text !== undefined && <p className="lede">{text}</p>}
  </div>
)
