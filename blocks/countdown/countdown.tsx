import { ActionLink } from '../kit/button.tsx'
import { Frame } from '../kit/frame.tsx'
import { Heading } from '../kit/heading.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { CountdownProps } from './countdown.schema.ts'

/** Without scripts it says the date; the loader counts, and says it in the reader's own time (`data-until`). */
export const Countdown = (props: BlockProps<CountdownProps>) => {
  const { variant, tone, anchor, eyebrow, title, text, over, action, setting } = props
  const { event } = setting
  const isHeaded = (title ?? text) !== undefined
  return (
    <Frame tone={tone} anchor={anchor}>
      <div className={variant === 'line' && isHeaded ? 'split' : 'stack'}>
        <Heading eyebrow={eyebrow} title={title} text={text} />
        <div className={variant === 'wide' ? 'left-wide' : undefined}>
          {event && (
            <div data-until={event.startDate}>
              <p className="left" hidden>
                <span />
                <span />
                <span />
              </p>
              <p className="left-when">
                <time dateTime={event.startDate}>{event.when}</time>
              </p>
              <p className="left-own" hidden>
                {setting.words.ownTime} <span />
              </p>
              <p className="left-over" hidden>
                {over}
              </p>
            </div>
          )}
          {action && (
            <p className="mt-6">
              <ActionLink action={action} />
            </p>
          )}
        </div>
      </div>
    </Frame>
  )
}
