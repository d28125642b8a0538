import { linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import { seededRandom } from './random.ts'

const weeks = 13
const floor = 780

/** Ninety days in thirteen weeks: a bar each, the last one the promise, and the trend above. May be drawn wider. */
export const bars: Drawing = {
  box: [900, floor],
  hold: 'stand',
  draw: (seed) => {
    const random = seededRandom(seed)
    const heights = Array.from({ length: weeks }, (_, week) =>
      Math.round(66 + week * week * 3.6 + random() * 34 * (1 - week / weeks)),
    )
    const trend = heights.map((height, week) => `${centre(week)} ${floor - height - 44}`)
    // A line without length: its round end stays a dot however wide the chart is drawn.
    const end = `M${trend.at(-1)}h0`
    return (
      <>
        <path d="M0 90h900M0 320h900M0 550h900" stroke="currentColor" strokeOpacity=".16" />
        <g color="var(--brand)">
          <path id={linesId} d={heights.slice(0, -1).map(bar).join('')} fill="currentColor" />
        </g>
        <path d={bar(heights.at(-1) ?? 0, weeks - 1)} fill="var(--accent)" />
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path
            d={`M${trend.join('L')}`}
            stroke="currentColor"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
          <path d={end} stroke="currentColor" strokeWidth="21" vectorEffect="non-scaling-stroke" />
          <path d={end} stroke="var(--accent)" strokeWidth="14" vectorEffect="non-scaling-stroke" />
        </g>
      </>
    )
  },
}

const centre = (week: number) => 46 + week * 66
const bar = (height: number, week: number) => `M${centre(week) - 22} ${floor}v-${height}h44v${height}z`
