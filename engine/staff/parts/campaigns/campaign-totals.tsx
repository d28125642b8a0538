import type { CampaignRow } from '../../../campaign/staff/campaigns.ts'
import { Figure, HeadFigures, Wait } from '../figure.tsx'
import { conversion, number } from './number.ts'

export const UnknownTotals = () => (
  <HeadFigures>
    {['Submissions', 'Views', 'Conversion', 'Live campaigns'].map((name) => (
      <Figure key={name} name={name} value={<Wait />} />
    ))}
  </HeadFigures>
)

/** What all of them brought together, and how many are open to visitors. */
export const CampaignTotals = ({ rows }: { rows: CampaignRow[] }) => {
  const views = rows.reduce((sum, row) => sum + row.views, 0)
  const submissions = rows.reduce((sum, row) => sum + row.submissions, 0)
  const live = rows.filter((row) => row.live).length
  if (views + submissions === 0) return null
  return (
    <HeadFigures>
      <Figure name="Submissions" value={number(submissions)} />
      <Figure name="Views" value={number(views)} />
      <Figure name="Conversion" value={conversion(submissions, views)} />
      <Figure name="Live campaigns" value={number(live)} />
    </HeadFigures>
  )
}
