import type { ReactNode } from 'react'
import { Sentences } from './sentences.tsx'

type HeadingProps = { eyebrow?: string | undefined; title?: string | undefined; text?: string | undefined }

export const Heading = ({ eyebrow, title, text }: HeadingProps) =>
  (title ?? text) === undefined ? null : (
    <div className="heading">
      {eyebrow !== undefined && <p className="eyebrow mb-3">{eyebrow}</p>}
      {title !== undefined && (
        <h2 className="title-3xl">
          <Sentences text={title} />
        </h2>
      )}
      {text !== undefined && <p className="lede mt-5">{text}</p>}
    </div>
  )

export const ItemTitle = ({ under, children }: { under: string | undefined; children: ReactNode }) => {
  const Level = under === undefined ? 'h2' : 'h3'
  return <Level className="subtitle">{children}</Level>
}
