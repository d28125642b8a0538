import { clsx } from 'clsx'
import { Mark } from '../art/mark.tsx'
import { QuietLink } from '../kit/button.tsx'
import { Frame } from '../kit/frame.tsx'
import { Marked } from '../kit/marked.tsx'
import type { PageLayout } from '../kit/page-layout.ts'
import type { BlockProps } from '../kit/setting.ts'
import { Shore } from '../kit/shore.tsx'
import type { SampleProps } from './sample.schema.ts'
import { Written } from './written.tsx'

const looks: Partial<Record<PageLayout, string>> = {
  poster: 'page-poster leaf leaf-poster',
  ticket: 'leaf leaf-ticket',
  stairs: 'page-stairs leaf leaf-stairs',
  margin: 'page-margin leaf leaf-margin',
  sheet: 'leaf leaf-sheet',
  letter: 'page-letter leaf leaf-paper leaf-letter',
  slices: 'page-slices leaf leaf-paper leaf-slices',
  chart: 'page-chart leaf leaf-chart',
  programme: 'page-programme leaf leaf-programme',
}

/** A page to read now, set as in a book. */
export const Sample = (props: BlockProps<SampleProps>) => {
  const { variant, tone, anchor, source, title, paragraphs, page, action, setting } = props
  const isHeaded = (source ?? title) !== undefined
  const isSpread = variant === 'spread' && isHeaded
  const isPosted = setting.layout === 'stairs' && isLetter(props)
  const look = isSpread ? (isPosted ? 'page-stairs leaf leaf-post' : looks[setting.layout]) : undefined
  const left = isSpread ? countOfLeft(props, look) : 0
  return (
    <Frame
      tone={tone}
      anchor={anchor}
      className={look}
      art={look !== undefined && setting.layout === 'chart' && <Shore />}
    >
      <article
        className={
          look === undefined ? (isSpread ? 'sample sample-spread split' : 'sample sample-page') : undefined
        }
      >
        {isHeaded && (
          <header className={headOf(isSpread, look)}>
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
        {isPosted && (
          <div className="post-sheet">
            <Mark className="post-stamp" />
            <Words {...props} closing={undefined} isFirst />
          </div>
        )}
        <div>
          {isPosted && <Words {...props} paragraphs={[]} isFirst={false} />}
          {!isPosted && <Words {...props} paragraphs={paragraphs.slice(left)} isFirst={left === 0} />}
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

/** It begins as letters do: "Dear Mrs. Holm,". */
const isLetter = ({ list, paragraphs: [greeting = ''] }: SampleProps) => !list && greeting.endsWith(',')

/** Paragraphs on the left page. */
const countOfLeft = ({ paragraphs, list, setting }: BlockProps<SampleProps>, look: string | undefined) => {
  if (look === undefined) return list ? paragraphs.length : Math.floor(paragraphs.length / 2)
  return list && setting.layout !== 'margin' && setting.layout !== 'programme' ? paragraphs.length : 0
}

/** In a programme it is numbered as other titles are. */
const headOf = (isSpread: boolean, look: string | undefined) => {
  if (look !== undefined) return look.includes('programme') ? 'heading' : undefined
  return isSpread ? 'split-title' : undefined
}

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

const Words = ({ paragraphs, list, closing, isFirst }: SampleProps & { isFirst: boolean }) => (
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
