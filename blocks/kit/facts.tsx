import type { Setting } from './setting.ts'
import type { Fact } from './words.ts'
import { Icon } from './icon.tsx'

type Props = { facts: readonly Fact[]; setting?: Pick<Setting, 'event' | 'words'> }

/** `setting`: of a page whose event is dated; behind the date of one that is online the loader says it in the reader's own time (`data-at`). */
export const Facts = ({ facts, setting }: Props) => (
  <ul className="facts">
    {facts.map((fact) => (
      <li key={fact.text}>
        <Icon name={fact.icon} />
        {setting?.event && fact.text === setting.event.when ? (
          <span>
            {lineOf(fact)}
            <small className="own-time" data-at={setting.event.startDate} hidden>
              {setting.words.ownTime} <span />
            </small>
          </span>
        ) : (
          lineOf(fact)
        )}
      </li>
    ))}
  </ul>
)

/** Days begin small in French and Spanish, lines do not. */
const lineOf = ({ icon, text }: Fact) =>
  icon === 'calendar' ? text.charAt(0).toUpperCase() + text.slice(1) : text
