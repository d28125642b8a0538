import { gainsOf } from '../../kit/gains.ts'
import { linesId, lit } from './drawing.ts'
import type { Drawing } from './drawing.ts'

const floor = 780

export const bars: Drawing = {
  box: [900, floor],
  hold: 'stand',
  draw: (random, { count, ends, written }) => {
    const hasOwn = gainsOf(written).length > 0
    const weeks = hasOwn ? 6 : weeksOf(count)
    const { centre, bar } = placesOf(weeks)
    const heights = Array.from({ length: weeks }, (_, week) => {
      const rise = ((week * 12) / (weeks - 1)) ** 2 * 3.6
      return Math.round(66 + rise + random() * 34 * (1 - week / weeks))
    })
    const lines = <path id={linesId} d={heights.slice(0, -1).map(bar).join('')} fill="currentColor" />
    // The first screen has a drawing of its own; a cover has the lines of this one.
    if (hasOwn) return lines
    const trend = heights.map((height, week) => `${centre(week)} ${floor - height - 44}`)
    const dot = `M${trend.at(-1)}h0`
    return (
      <>
        <path d="M0 90h900M0 320h900M0 550h900" stroke="currentColor" strokeOpacity=".16" />
        <g color={lit(ends, 'var(--brand)')}>{lines}</g>
        <path d={bar(heights.at(-1) ?? 0, weeks - 1)} fill="var(--accent)" />
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path
            d={`M${trend.slice(Math.round(weeks / 4)).join('L')}`}
            stroke="currentColor"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
          <path d={dot} stroke="currentColor" strokeWidth="21" vectorEffect="non-scaling-stroke" />
          <path d={dot} stroke="var(--accent)" strokeWidth="14" vectorEffect="non-scaling-stroke" />
        </g>
      </>
    )
  },
}

const weeksOf = (count = 90) => {
  if (count < 6) return 13
  return count <= 16 ? count : Math.min(Math.max(Math.round(count / 7), 6), 16)
}

const placesOf = (weeks: number) => {
  const half = Math.round(264 / (weeks - 1))
  const centre = (week: number) => 46 + Math.round((week * 792) / (weeks - 1))
  const bar = (height: number, week: number) =>
    `M${centre(week) - half} ${floor}v-${height}h${half * 2}v${height}z`
  return { centre, bar }
}
