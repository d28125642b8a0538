import { clsx } from 'clsx'
import { Mark } from '../art/mark.tsx'
import { QuietLink } from '../kit/button.tsx'
import { Frame } from '../kit/frame.tsx'
import { Marked } from '../kit/marked.tsx'
import type { BlockProps } from '../kit/setting.ts'
import { Shore } from '../kit/shore.tsx'
import type { SampleProps } from './sample.schema.ts'
import { sampleLook } from './sample-look.ts'
import { Written } from './written.tsx'

/** A page to read now, as it is on paper. */
export const Sample = (props: BlockProps<SampleProps>) => {
  const { variant, tone, anchor, source, title, paragraphs, list, closing, page, action } = props
  const { section, paper, left, closesLeft } = sampleLook(props)
  const isLetter = paper === 'letter'
  const words = (
    <Words
      paragraphs={paragraphs.slice(left)}
      list={list}
      closing={closesLeft ? undefined : closing}
      isFirst={left === 0}
    />
  )
  return (
    <Frame tone={tone} anchor={anchor} className={section} art={section.includes('chart') && <Shore />}>
      <article className={papers[paper]}>
        {(source ?? title) !== undefined && (
          <header className={section.includes('programme') ? 'heading' : undefined}>
            {source !== undefined && <p className="sample-source">{source}</p>}
            {title !== undefined && (
              <h2 className={variant === 'spread' ? 'title-3xl' : 'title-2xl'}>
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
        {section.includes('book') && words}
        <div className={paper === 'words' ? 'leaf-page' : undefined}>
          {section.includes('book') || isLetter ? closesLeft && <Words closing={closing} /> : words}
          {(page ?? action) !== undefined && (
            <footer className="sample-foot">
              {action && <QuietLink link={action} />}
              {page !== undefined && <p className="sample-folio">{page}</p>}
            </footer>
          )}
          {isLetter && <Envelope greeting={paragraphs[0]} />}
        </div>
        {isLetter && <div className="leaf-page post-sheet">{words}</div>}
      </article>
    </Frame>
  )
}

const papers: Partial<Record<ReturnType<typeof sampleLook>['paper'], string>> = {
  page: 'sample-page leaf-page',
  all: 'leaf-page',
}

/** Stamped, and addressed to whom the letter greets: "Dear Mrs. Holm,". */
const Envelope = ({ greeting = '' }: { greeting: string | undefined }) => (
  <p className="post-envelope" aria-hidden="true">
    <Mark className="post-stamp" />
    {greeting.replace(/,$/, '').split(' ').slice(1).slice(-2).join(' ')}
  </p>
)

const Paragraphs = ({ paragraphs, isFirst = true }: { paragraphs: string[]; isFirst?: boolean }) =>
  paragraphs.map((paragraph, index) => (
    <p
      key={index}
      className={
        clsx(
          isFirst && index === 0 && hasInitial(paragraph) && 'sample-initial',
          isForm.test(paragraph) && 'sample-form',
        ) || undefined
      }
    >
      <Written text={paragraph} />
    </p>
  ))

/** A *name:* and a line to write on. */
const isForm = /^\*[^*]+:\* _{3,}$/u

type Said = Partial<Pick<SampleProps, 'paragraphs' | 'list' | 'closing'>> & { isFirst?: boolean }

const Words = ({ paragraphs = [], list, closing, isFirst = false }: Said) => (
  <div className="sample-text">
    <Paragraphs paragraphs={paragraphs} isFirst={isFirst} />
    {list && (
      <ul className="sample-list">
        {list.map((entry, index) => (
          <Entry key={index} text={entry} />
        ))}
      </ul>
    )}
    {closing !== undefined && (
      <p>
        <Written text={closing} />
      </p>
    )}
  </div>
)

const box = /^\[ \] /u

/** What is struck out at its start is a line of its own; the rest is about it. What is after a *name:* is in a column, and "[ ]" is a box to tick. */
const Entry = ({ text: entry }: { text: string }) => {
  const text = entry.replace(box, '')
  const tick = text !== entry && 'sample-box'
  const [, struck, rest = ''] = /^(~(?! )[^~]+(?<! )~) (.+)$/su.exec(text) ?? []
  const [, name, value = ''] = /^(\*[^*]+:\*) (.+)$/su.exec(text) ?? []
  if (name !== undefined)
    return (
      <li className={clsx('sample-pair', tick)}>
        <Written text={name} />{' '}
        <span>
          <Written text={value} />
        </span>
      </li>
    )
  if (struck === undefined)
    return (
      <li className={tick || undefined}>
        <Written text={text} />
      </li>
    )
  return (
    <li className="sample-struck">
      <Written text={struck} />
      <span>
        <Written text={rest} />
      </span>
    </li>
  )
}

/** A large first letter needs three lines beside it, and a script whose letters stand alone. */
const hasInitial = (paragraph: string) => paragraph.length > 220 && /^\p{P}*\p{Script=Latin}/u.test(paragraph)
