import { QuietLink } from '../kit/button.tsx'
import { Frame } from '../kit/frame.tsx'
import { Marked } from '../kit/marked.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { SampleProps } from './sample.schema.ts'

/** A page to read now, set as in a book. */
export const Sample = (props: BlockProps<SampleProps>) => {
  const { variant, tone, anchor, source, title, paragraphs, list, page, action } = props
  const isHeaded = (source ?? title) !== undefined
  const isSpread = variant === 'spread' && isHeaded
  const left = isSpread ? (list ? paragraphs.length : Math.floor(paragraphs.length / 2)) : 0
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
            {left > 0 && (
              <div className="sample-text sample-left">
                <Paragraphs paragraphs={paragraphs.slice(0, left)} />
              </div>
            )}
          </header>
        )}
        <div>
          <Words {...props} paragraphs={paragraphs.slice(left)} isFirst={left === 0} />
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

const Paragraphs = ({ paragraphs, isFirst = true }: { paragraphs: string[]; isFirst?: boolean }) =>
  paragraphs.map((paragraph, index) => (
    <p key={index} className={isFirst && index === 0 && hasInitial(paragraph) ? 'sample-initial' : undefined}>
      <Marked text={paragraph} />
    </p>
  ))

const Words = ({ paragraphs, list, closing, isFirst }: SampleProps & { isFirst: boolean }) => (
  <div className="sample-text">
    <Paragraphs paragraphs={paragraphs} isFirst={isFirst} />
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
