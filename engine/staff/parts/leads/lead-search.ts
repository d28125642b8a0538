import * as z from 'zod/mini'
import { LeadFilter } from '../../../campaign/staff/leads.ts'
import { daysOfPeriod, Period } from '../../../campaign/staff/period.ts'
import { localDay } from '../local-day.ts'
import { zone } from '../moment.tsx'

/** What the address of the list says. `period`: in days of whoever reads it. */
export const LeadSearch = z.extend(LeadFilter, { period: z.exactOptional(Period) })
export type LeadSearch = z.infer<typeof LeadSearch>

/** As the server is asked. */
export const filterOf = ({ period, ...filter }: LeadSearch): LeadFilter =>
  period === undefined ? filter : { ...filter, ...daysOfPeriod(period, localDay(new Date())), zone }
