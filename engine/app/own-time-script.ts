import { isOnSite } from '../campaign/schema/on-site.ts'
import type { Page } from '../campaign/schema/page.ts'
import { eventDate } from '../campaign/schema/event-words.ts'
import { wordsOf } from '../words/words.ts'
import { ownTimeParts } from './countdown-script.ts'

/** Says when an event starts (`data-at`) by the reader's clocks, where these show another time than the event's; of an event at a place, nothing. */
export const ownTimeScript = (page: Page): string =>
  saysItsDate(page)
    ? [
        "for(let e of D.querySelectorAll('[data-at]')){let a=e.dataset.at,t=new Date(a);",
        "if(t.toLocaleTimeString('sv').slice(0,5)!=a.slice(11,16)){e.hidden=0;e.lastChild.textContent=t.toLocaleString(",
        `'${wordsOf(page.lang).page.locale}',${ownTimeParts})}}`,
      ].join('')
    : ''

const saysItsDate = ({ event, sections, lang }: Page): boolean =>
  event !== undefined &&
  !isOnSite(event) &&
  sections.some(
    (section) =>
      section.type === 'hero' &&
      section.facts?.some(
        ({ text }) => text === '{eventDate}' || text === eventDate(event.startDate, lang, event.zone),
      ),
  )
