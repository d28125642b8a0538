import { Link } from 'react-router-dom'
import { getCampaign } from '../../../campaign/staff/campaigns.ts'
import { countLeads } from '../../../campaign/staff/leads.ts'
import { rangeOf, type Period } from '../../../campaign/staff/period.ts'
import { chartDays, getToday } from '../../../campaign/staff/today.ts'
import { useAnswer } from '../../use-answer.ts'
import { conversion, number } from '../campaigns/number.ts'
import { coachOf } from '../coach-face.tsx'
import { upTo } from '../counted.ts'
import { Figure, HeadFigures, Wait } from '../figure.tsx'
import { zone } from '../moment.tsx'
import { ofToday } from '../today/lead-figures.tsx'
import { DayBars } from '../today/day-bars.tsx'
import type { LeadSearch } from './lead-search.ts'

type Props = { count: number | undefined; filter: LeadSearch }

/** How many there are; of all, day by day, and of one campaign, from how many views of the same period. */
export const LeadsHead = ({ count, filter: { campaign, period, ...others } }: Props) => {
  const isNarrowed = Object.keys(others).length > 0
  if (campaign?.includes('/') && !isNarrowed && count !== 0)
    return <OfCampaign count={count} campaign={campaign} period={period ?? 'all'} />
  if (campaign !== undefined || period !== undefined || isNarrowed) return <OfSome count={count} />
  return <OfAll />
}

/** Of a search, and of how many. */
const OfSome = ({ count }: { count: number | undefined }) => {
  const { count: all } = useAnswer(countLeads, {}).data ?? {}
  return (
    <HeadFigures>
      <Figure
        name={all === undefined ? 'Leads' : `of ${upTo(all)} ${all === 1 ? 'lead' : 'leads'}`}
        value={count === undefined ? <Wait as="00" /> : upTo(count)}
      />
    </HeadFigures>
  )
}

const OfAll = () => {
  const { count } = useAnswer(countLeads, {}).data ?? {}
  const { data, error } = useAnswer(getToday, { zone })
  const days = data?.leads.days ?? Array.from({ length: chartDays }, () => 0)
  if (count === 0) return null
  return (
    <div className="today-head">
      <HeadFigures>
        <Figure
          name="New leads today"
          isNone={data?.leads.today === 0}
          value={
            data ? <Link to={ofToday()}>{number(data.leads.today)}</Link> : <Wait as={error ? '–' : '0'} />
          }
        />
        <Count count={count} />
      </HeadFigures>
      {(data ? days.some((each) => each > 0) : !error) && <DayBars days={days} isGuess={!data} />}
    </div>
  )
}

/** More would be too thin to be read. */
const mostDays = 31

type OfCampaignProps = { count: number | undefined; campaign: string; period: Period }

const OfCampaign = ({ count, campaign: id, period }: OfCampaignProps) => {
  const coach = coachOf(id)
  const campaign = id.slice(coach.length + 1)
  const { data, error } = useAnswer(getCampaign, { coach, campaign, period, zone })
  const { views, submissions } = data?.funnel ?? { views: 0, submissions: 0 }
  const days =
    data?.days.slice(-mostDays).map((day) => day.submissions) ?? Array.from({ length: 30 }, () => 0)
  return (
    <div className="today-head">
      <HeadFigures>
        <Count count={count} />
        {(data || !error) && (
          <>
            <Figure name="Views" value={data ? number(views) : <Wait as="0,000" />} />
            {(!data || views > 0) && (
              <Figure name="Conversion" value={data ? conversion(submissions, views) : <Wait />} />
            )}
          </>
        )}
      </HeadFigures>
      {rangeOf(period) === null && (data ? days.some((each) => each > 0) : !error) && (
        <DayBars name="Sign-ups" days={days} isGuess={!data} />
      )}
    </div>
  )
}

const Count = ({ count }: { count: number | undefined }) => (
  <Figure
    name={count === 1 ? 'Lead' : 'Leads'}
    value={count === undefined ? <Wait as="00" /> : upTo(count)}
  />
)
