import { clsx } from 'clsx'
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
  if (variant === 'embed' && !bring?.length)
    return (
      <Frame tone={tone} anchor={anchor}>
        <div className="stack booker-across">
          <Heading title={title} text={text} />
          {facts && <Facts facts={facts} />}
          <Booker {...props} />
        </div>
      </Frame>
    )
  if (variant !== 'button')
    return (
      <Frame tone={tone} anchor={anchor}>
        <div className={empty ? 'stack' : 'split'}>
          {!empty && (
            <div className={variant === 'embed' ? 'booker-words' : undefined}>
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

/**
 * The frame has no address until the page's script sets it; until then, and without scripts, the length of the call with a link.
 * A host that refuses to be in a frame looks to a script like one that does not, so a link remains above the frame.
 */
const Booker = ({ title, calendar, label, note, minutes, height, setting }: BlockProps<SchedulerProps>) => (
  <div className="booker">
    <div className="booker-stage">
      <div className={clsx('booker-poster', toneClass.deep)}>
        <Dial minutes={minutes} />
        <div>
          {minutes !== undefined && (
            <p className="title-3xl mb-3">{lengthOf(minutes, setting.words.locale)}</p>
          )}
          <ActionLink action={{ label: setting.words.freeTimes, href: calendar }} />
          <p className="call-note mt-3">{setting.words.opensTab(hostOf(calendar))}</p>
        </div>
      </div>
      <p className="call-note booker-note">
        {note === usualNote && saysNewTab(label) ? null : `${note} `}
        <a className="booker-link" href={calendar} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      </p>
      <iframe
        data-src={calendar}
        title={(title ?? label).replaceAll('*', '')}
        height={height}
        loading="lazy"
        referrerPolicy="strict-origin"
        sandbox={sandbox}
      />
    </div>
  </div>
)

const lengthOf = (minutes: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes)

const hostOf = (calendar: string) => URL.parse(calendar)?.hostname.replace(/^www\./, '') ?? calendar

/** The part of an hour that the call takes. */
const Dial = ({ minutes }: Pick<SchedulerProps, 'minutes'>) => (
  <svg className="dial" viewBox="-50 -50 100 100" fill="none" aria-hidden="true">
    <circle r="49" stroke="var(--rule)" />
    <circle
      r="43"
      pathLength="60"
      stroke="var(--mut)"
      strokeWidth="5"
      strokeDasharray=".4 4.6"
      strokeDashoffset=".2"
    />
    {minutes !== undefined && minutes < 60 && <path fill="var(--hi)" d={slice(minutes)} />}
    {minutes !== undefined && minutes >= 60 && <circle r="35" fill="var(--hi)" />}
  </svg>
)

const slice = (minutes: number) => {
  const turn = (minutes / 30) * Math.PI
  const [x, y] = [Math.sin(turn), -Math.cos(turn)].map((side) => Math.round(side * 350) / 10)
  return `M0 0V-35A35 35 0 ${minutes > 30 ? 1 : 0} 1 ${x} ${y}z`
}
