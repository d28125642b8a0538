import { clsx } from 'clsx'
import { Fragment } from 'react'
import type { ArtName } from '../art/art-name.ts'
import { ActionLink } from '../kit/button.tsx'
import { Facts } from '../kit/facts.tsx'
import { Frame, toneClass } from '../kit/frame.tsx'
import { Heading, ItemTitle } from '../kit/heading.tsx'
import { Icon } from '../kit/icon.tsx'
import { Pin } from '../kit/pin.tsx'
import type { PageLayout } from '../kit/page-layout.ts'
import type { BlockProps } from '../kit/setting.ts'
import { Shore } from '../kit/shore.tsx'
import type { SchedulerProps } from './scheduler.schema.ts'
import { saysNewTab, usualNote } from '../kit/new-tab.ts'

/** Of the button's section. */
const looks: Partial<Record<PageLayout, string>> = {
  poster: 'page-poster meet-up call-poster',
  ticket: 'meet-up call-ticket',
  stairs: 'page-stairs meet-up call-stairs',
  margin: 'page-margin meet-up call-margin',
  sheet: 'meet-up call-sheet',
  letter: 'page-letter meet-up call-letter',
  slices: 'page-slices meet-up call-slices',
  chart: 'page-chart meet-up call-chart',
  programme: 'page-programme meet-up call-programme',
}

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
  const { layout } = setting
  const look = looks[layout]
  return (
    <Frame tone={tone} anchor={anchor} className={look} art={layout === 'chart' && <Shore />}>
      <div className={look === undefined ? 'call' : layout === 'ticket' ? 'ground-accent' : undefined}>
        <div>{words}</div>
        <Bring {...props} className={look !== undefined && layout === 'slices' && 'ground-accent'} />
        <div className="call-act">
          <ActionLink action={{ label, href: calendar }} />
          <p className="call-note mt-3">{note}</p>
        </div>
      </div>
    </Frame>
  )
}

type BringProps = SchedulerProps & { className?: string | false }

const Bring = ({ title, bringTitle, bring, className }: BringProps) =>
  bring === undefined || bring.length === 0 ? null : (
    <div className={clsx('call-bring', className)}>
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

/** Without one, each time is a card. */
const slotsFrame: Partial<Record<ArtName, string>> = {
  citrus: 'slots-note',
  route: 'slots-rail',
  bars: 'slots-sheet',
  leaks: 'slots-sheet',
  kintsugi: 'slots-rail',
  shards: 'slots-rail',
  ledger: 'slots-sheet',
  guilloche: 'slots-note',
  jars: 'slots-note',
  rays: 'slots-note',
  seats: 'slots-sheet',
  matches: 'slots-rail',
}

const Slots = ({ title, slots = [], calendar, label, note, setting }: BlockProps<SchedulerProps>) => (
  <div>
    <ItemTitle under={title}>{label}</ItemTitle>
    <ul className={clsx('slots', slotsFrame[setting.art])}>
      {slots.map((slot) => (
        <li key={slot.label}>
          <a className="slot" href={slot.calendar ?? calendar} target="_blank" rel="noopener noreferrer">
            <Pin art={setting.art}>
              <Icon name="clock" />
            </Pin>
            <b>{slot.label}</b>
            {slot.note !== undefined && <span className="quiet">{slot.note}</span>}
            <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
    <p className="call-note mt-3">{note}</p>
  </div>
)

/** Browsers warn of "allow-same-origin" beside "allow-scripts"; the policy allows only the calendar's host. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/** The frame has no address until the page's script sets it; until then, and without scripts, a week with a link. */
const Booker = ({ title, calendar, label, note, height, setting }: BlockProps<SchedulerProps>) => {
  const link = { label, href: calendar }
  return (
    <div className="booker">
      <div className="booker-stage">
        <div className={clsx('booker-poster', toneClass.deep)}>
          <ActionLink action={link} />
          <Week locale={setting.words.locale} />
        </div>
        <iframe
          data-src={calendar}
          title={(title ?? label).replaceAll('*', '')}
          height={height}
          loading="lazy"
          referrerPolicy="strict-origin"
          sandbox={sandbox}
        />
      </div>
      <p className="call-note booker-note mt-3">
        {note === usualNote && saysNewTab(label) ? null : `${note} `}
        <a className="booker-link" href={calendar} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      </p>
    </div>
  )
}

const days = [5, 6, 7, 8, 9]
const hours = [9, 10, 11, 12, 13, 14, 15, 16]

/** Day and hour of the lit ones; what is free only the calendar knows. */
const lit = ['5 15', '6 10', '8 16', '9 11']

/** A week of working hours, until the calendar is there. */
const Week = ({ locale }: { locale: string }) => {
  const isArabic = locale.startsWith('ar')
  // Arabic has no short days, only whole names and letters.
  const weekday = new Intl.DateTimeFormat(locale, { weekday: isArabic ? 'narrow' : 'short', timeZone: 'UTC' })
  // Most Arab countries work from Sunday to Thursday.
  const shift = isArabic ? -1 : 0
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' })
  return (
    <div className="week" aria-hidden="true">
      <i />
      {days.map((day) => (
        <b key={day}>{weekday.format(Date.UTC(2026, 0, day + shift))}</b>
      ))}
      {hours.map((hour) => (
        <Fragment key={hour}>
          <b>{time.format(Date.UTC(2026, 0, 5, hour)).replace(/^0/, '')}</b>
          {days.map((day) => (
            <i key={day} className={lit.includes(`${day} ${hour}`) ? 'week-free' : undefined} />
          ))}
        </Fragment>
      ))}
    </div>
  )
}
