import { changeWords } from '../../engine/campaign/staff/change-words.ts'
import { eventDate } from '../../engine/campaign/schema/event-words.ts'
import type { ToldState, WaitingNotice } from './waiting-notices.ts'

/** What changed, in one line, with dates as guests read them. */
export const noticeWords = ({ from, to, isMixed }: WaitingNotice): string =>
  changeWords({ from: asTold(from), to: asTold(to), isMixed }, (start) => eventDate(start ?? undefined)).join(
    ' ',
  )

const asTold = ({ endsAt, ...state }: ToldState) => ({ ...state, endsAt: endsAt?.toISOString() ?? null })

/** "40 guests have" or "1 guest has", not been told. */
export const untold = ({ reach }: Pick<WaitingNotice, 'reach'>): string =>
  `${reach} ${reach === 1 ? 'guest has' : 'guests have'} not been told`
