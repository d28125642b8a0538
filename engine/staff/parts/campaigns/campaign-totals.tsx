import type { CampaignRow } from '../../../campaign/staff/campaigns.ts'
import { Figure, HeadFigures, Wait } from '../figure.tsx'
import { DayBars } from '../today/day-bars.tsx'
import { conversion, number } from './number.ts'

export const UnknownTotals = () => (
  <div className="today-head">
    <HeadFigures>
      <Figure name="Sign-ups" value={<Wait />} />
      <Figure name="Views" value={<Wait as="0000" />} />
      <Figure name="Conversion" value={<Wait />} />
      <Figure name="Visited" value={<Wait />} note={<Wait as="of 00 live" />} />
    </HeadFigures>
    <DayBars isGuess name="Sign-ups" days={Array.from({ length: 30 }, () => 0)} />
  </div>
)

/** What all of them brought together, and how many of those open to visitors had any. */
export const CampaignTotals = ({ rows, days }: { rows: CampaignRow[]; days: number[] }) => {
  const views = rows.reduce((sum, row) => sum + row.views, 0)
  const submissions = rows.reduce((sum, row) => sum + row.submissions, 0)
  const live = rows.filter((row) => row.live && !row.isUnlisted)
  const visited = live.filter((row) => row.views > 0)
  if (views + submissions === 0) return null
  return (
    <div className="today-head">
      <HeadFigures>
        <Figure name="Sign-ups" value={number(submissions)} />
        <Figure name="Views" value={number(views)} />
        <Figure name="Conversion" value={conversion(submissions, views)} />
        <Figure name="Visited" value={number(visited.length)} note={`of ${number(live.length)} live`} />
      </HeadFigures>
      {submissions > 0 && <DayBars name="Sign-ups" days={days} />}
    </div>
  )
}
