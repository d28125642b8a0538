import { clsx } from 'clsx'
import { unbroken } from '../kit/figures.tsx'
import { Frame } from '../kit/frame.tsx'
import { Sentences } from '../kit/sentences.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { CaseProps } from './case.schema.ts'

type State = CaseProps['before']

/** One case: before, what was done, after. */
export const Case = (props: BlockProps<CaseProps>) => {
  const { variant, tone, anchor, eyebrow, title, before, between, after, source } = props
  const hasHeading = (eyebrow ?? title) !== undefined
  return (
    <Frame tone={tone} anchor={anchor}>
      <div className={variant === 'turn' || !hasHeading ? 'stack' : 'split'}>
        {hasHeading && (
          <div>
            {eyebrow !== undefined && <p className="eyebrow mb-3">{eyebrow}</p>}
            {title !== undefined && (
              <h2 className="title-3xl">
                <Sentences text={title} />
              </h2>
            )}
          </div>
        )}
        <div>
          <ol className={variant === 'turn' ? 'case-turn' : 'case-record'}>
            <Moment state={before} />
            {between !== undefined && (
              <li className="case-between">
                <p>{between}</p>
              </li>
            )}
            <Moment state={after} isLast />
          </ol>
          {source !== undefined && <p className="case-source">{source}</p>}
        </div>
      </div>
    </Frame>
  )
}

const Moment = ({ state: { when, text, figure }, isLast = false }: { state: State; isLast?: boolean }) => (
  <li className={clsx('case-moment', isLast && 'case-after')}>
    {when !== undefined && <p className="case-when">{when}</p>}
    {figure !== undefined && <p className="case-figure">{unbroken(figure)}</p>}
    <p>{text}</p>
  </li>
)
