import { ActionLink } from '../kit/button.tsx'
import { saysNewTab, usualNote } from '../kit/new-tab.ts'
import type { BlockProps } from '../kit/setting.ts'
import type { SchedulerProps } from './scheduler.schema.ts'
import { Week } from './week.tsx'

/**
 * What a calendar needs to work in a frame; it can neither read this page nor take the visitor elsewhere unasked.
 * Browsers warn that a frame of the page's own host could undo this. None can stand here: the policy names the host of
 * the calendar alone, and our own pages refuse every frame.
 */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/**
 * The calendar in a frame. It has no address until the page's script sees it come into view; until then, and for good
 * where no script runs, a drawn week with the link stands in its place, at the same height.
 */
export const Booker = ({ title, calendar, label, note, height, setting }: BlockProps<SchedulerProps>) => {
  const link = { label, href: calendar }
  return (
    <div className="booker">
      <div className="booker-stage">
        <div className="booker-poster">
          <Week seed={setting.seed} className="booker-week" />
          <ActionLink action={link} />
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
      <p className="call-note mt-3">
        {note === usualNote && saysNewTab(label) ? null : `${note} `}
        <a className="booker-link" href={calendar} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      </p>
    </div>
  )
}
