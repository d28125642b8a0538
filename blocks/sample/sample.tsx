import { QuietLink } from '../kit/button.tsx'
import { Frame } from '../kit/frame.tsx'
import { Marked } from '../kit/marked.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { SampleProps } from './sample.schema.ts'

/** A page to read now, set as in a book. */
export const Sample = (props: BlockProps<SampleProps>) => {
  const { variant, tone, anchor, source, title, page, action } = props
  const isHeaded = (source ?? title) !== undefined
  const isSpread = variant === 'spread' && isHeaded
  return (
    <Frame tone={tone} anchor={anchor}>
      <article className={isSpread ? 'sample sample-spread split' : 'sample sample-page'}>
        {isHeaded && (
          <header className={isSpread ? 'split-title' : undefined}>
            {source !== undefined && <p className="sample-source">{source}</p>}
            {title !== undefined && (
              <h2 className={isSpread ? 'title-3xl' : 'title-2xl'}>
                <Marked text={title} />
              </h2>
            )}
          </header>
        )}
        <div>
          <Words {...props} />
          {(page ?? action) !== undefined && (
            <footer className="sample-foot">
              {action && <QuietLink link={action} />}
              {page !== undefined && <p className="sample-folio">{page}</p>}
            </footer>
          )}
        </div>
      </article>
    </Frame>
  )
}

const Words = ({ paragraphs, list, closing }: SampleProps) => (
  <div className="sample-text">
    {paragraphs.map((paragraph, index) => (
      <p key={index} className={index === 0 && hasInitial(paragraph) ? 'sample-initial' : undefined}>
        <Marked text={paragraph} />
      </p>
    ))}
    {list && (
      <ul className="sample-list">
        {list.map((entry, index) => (
          <li key={index}>
            <Marked text={entry} />
          </li>
        ))}
      </ul>
    )}
    {closing !== undefined && (
      <p>
        <Marked text={closing} />
      </p>
    )}
  </div>
)

/** A large first letter needs three lines beside it, and a script whose letters stand alone. */
const hasInitial = (paragraph: string) => paragraph.length > 220 && /^\p{P}*\p{Script=Latin}/u.test(paragraph)
