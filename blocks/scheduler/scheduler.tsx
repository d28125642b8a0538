import { ActionLink } from '../kit/button.tsx'
import { Facts } from '../kit/facts.tsx'
import { Frame } from '../kit/frame.tsx'
import { Heading, ItemTitle } from '../kit/heading.tsx'
import { Icon } from '../kit/icon.tsx'
import type { BlockProps } from '../kit/setting.ts'
import { Booker } from './booker.tsx'
import type { SchedulerProps } from './scheduler.schema.ts'
import { Slots } from './slots.tsx'
import { Week } from './week.tsx'

/** Where a call is booked: a button beside a drawn week, the calendar itself, or a few times to choose from. */
export const Scheduler = (props: BlockProps<SchedulerProps>) => {
  const { variant, tone, anchor, title, text, facts, bring, calendar, label, note, setting } = props
  const empty = [title, text, facts, bring].every((part) => part === undefined)
  const words = (
    <>
      <Heading title={title} text={text} />
      {facts && (
        <div className="call-facts">
          <Facts facts={facts} />
        </div>
      )}
    </>
  )
  if (variant !== 'button')
    return (
      <Frame tone={tone} anchor={anchor}>
        <div className={empty ? 'stack' : 'split'}>
          {!empty && (
            <div>
              {words}
              <Bring {...props} />
            </div>
          )}
          {variant === 'embed' ? <Booker {...props} /> : <Slots {...props} />}
        </div>
      </Frame>
    )
  return (
    <Frame tone={tone} anchor={anchor}>
      <div className="call">
        <div>
          {words}
          <p className="mt-8">
            <ActionLink action={{ label, href: calendar }} />
          </p>
          <p className="call-note mt-3">{note}</p>
        </div>
        <div>
          <Week seed={setting.seed} className="call-week" />
          <Bring {...props} />
        </div>
      </div>
    </Frame>
  )
}

const Bring = ({ title, bringTitle, bring }: SchedulerProps) =>
  bring === undefined || bring.length === 0 ? null : (
    <div className="call-bring">
      <ItemTitle under={title}>{bringTitle}</ItemTitle>
      <ul className="mt-2">
        {bring.map((item) => (
          <li key={item}>
            <Icon name="check" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
