import { ActionLink } from '../kit/button.tsx'
import { Frame } from '../kit/frame.tsx'
import { Sentences } from '../kit/sentences.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { TextProps } from './text.schema.ts'

const layout: Record<TextProps['variant'], string> = {
  beside: 'split',
  column: 'text-column',
  pair: 'stack text-pair',
}

/** Plain text that has something to say. */
export const Text = (props: BlockProps<TextProps>) => {
  const { tone, anchor, eyebrow, title, lead, paragraphs, action } = props
  const hasHeading = (eyebrow ?? title) !== undefined
  const variant = hasHeading || props.variant !== 'beside' ? props.variant : 'column'
  return (
    <Frame tone={tone} anchor={anchor}>
      <div className={layout[variant]}>
        {hasHeading && (
          <div className={variant === 'beside' ? 'split-title' : undefined}>
            {eyebrow !== undefined && <p className="eyebrow mb-3">{eyebrow}</p>}
            {title !== undefined && (
              <h2 className="title-3xl">
                <Sentences text={title} />
              </h2>
            )}
          </div>
        )}
        <div>
          {lead !== undefined && <p className="text-lead">{lead}</p>}
          <div className="text-body">
            {paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
          {action && (
            <p className="mt-8">
              <ActionLink action={action} />
            </p>
          )}
        </div>
      </div>
    </Frame>
  )
}
