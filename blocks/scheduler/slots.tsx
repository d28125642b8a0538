import { ItemTitle } from '../kit/heading.tsx'
import { Icon } from '../kit/icon.tsx'
import type { SchedulerProps } from './scheduler.schema.ts'

/** A few times; each opens the calendar, where it is booked. */
export const Slots = ({ title, slots = [], calendar, label, note }: SchedulerProps) => (
  <div>
    <ItemTitle under={title}>{label}</ItemTitle>
    <ul className="slots">
      {slots.map((slot) => (
        <li key={slot.label}>
          <a className="slot" href={slot.calendar ?? calendar} target="_blank" rel="noopener noreferrer">
            <Icon name="clock" />
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
