import type { Change, DayFigures } from '../../../campaign/staff/campaigns.ts'
import { useChart } from './use-chart.ts'

type Props = { days: DayFigures[]; changes: Change[] }

/** Views and sign-ups over the same days, side by side where there is room; dashed lines are releases that changed the campaign. */
export const Plot = (props: Props) => (
  <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
    <Chart {...props} figure="views" label="Views" />
    <Chart {...props} figure="submissions" label="Sign-ups" />
  </div>
)

type ChartProps = Props & { figure: 'views' | 'submissions'; label: string }

const Chart = ({ days, changes, figure, label }: ChartProps) => {
  const place = useChart({ days, changes, figure })
  return (
    <figure className="panel m-0 min-w-0 px-4 py-3">
      <figcaption className="mb-1 text-sm font-semibold">{label}</figcaption>
      <div ref={place} className={`chart chart-${figure}`} aria-hidden />
    </figure>
  )
}
