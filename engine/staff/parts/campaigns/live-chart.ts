import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { Change, DayFigures } from '../../../campaign/staff/campaigns.ts'

export type Shown = { days: DayFigures[]; changes: Change[]; figure: 'views' | 'submissions' }

const height = 170

/** Draws into an element, in the colours of its classes, and again when the size or the scheme changes. Returns what stops it. */
export const liveChart = (element: HTMLElement, shown: Shown): (() => void) => {
  let chart = draw(element, shown)
  const again = () => {
    chart.destroy()
    chart = draw(element, shown)
  }
  const size = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }))
  size.observe(element)
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  scheme.addEventListener('change', again)
  return () => {
    size.disconnect()
    scheme.removeEventListener('change', again)
    chart.destroy()
  }
}

const draw = (element: HTMLElement, { days, changes, figure }: Shown): UPlot => {
  const colours = coloursOf(element)
  const values = days.map((each) => each[figure])
  const ticks = ticksTo(Math.max(...values))
  const top = ticks.at(-1) ?? 1
  const axis = {
    stroke: colours.soft,
    font: `12px ${getComputedStyle(element).fontFamily}`,
    grid: { stroke: colours.grid, width: 1 },
    ticks: { show: false },
  }
  return new UPlot(
    {
      width: element.clientWidth,
      height,
      padding: [38, 4, 0, 0],
      cursor: { sync: { key: 'campaign' }, drag: { x: false, y: false } },
      legend: { show: false },
      // A column has half a day at both sides of its noon.
      scales: {
        x: { time: true, range: (_, from, to) => [from - halfDay, to + halfDay] },
        y: { range: [0, top] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 30,
          values: (_, moments) => moments.map(() => ''),
        },
        { ...axis, size: axisRoom(top), incrs: wholeSteps, splits: () => ticks },
      ],
      series: [
        {},
        {
          ...columns,
          fill: colours.line,
          width: 0,
          points: { show: false },
        },
      ],
      hooks: {
        draw: [
          (chart) => markChanges(chart, changes, axis.font, colours.mark),
          (chart) => nameDays(chart, axis.font, colours.soft),
          (chart) => nameTop(chart, axis.font, colours.ink),
        ],
      },
    },
    [days.map(({ day }) => middayOf(day)), values],
    element,
  )
}

/** Seconds. */
const halfDay = 43_200

/** Counts of whole days: a line between them would claim more. */
const paths = UPlot.paths.bars?.({ size: [0.72, 26], radius: 0.2 })
const columns = paths ? { paths } : {}

const short = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' })

/** Pixels that the label of a day takes, with the gap to the next. */
const labelRoom = 72

/** The last day and those before it in even steps, as many as there is room for. */
const isLabelled = (at: number, last: number, width: number): boolean =>
  (last - at) % Math.max(1, Math.ceil(last / Math.floor(width / labelRoom))) === 0

const wholeSteps = [1, 2, 5].flatMap((step) => [1, 10, 100, 1000, 10_000, 100_000].map((size) => step * size))
wholeSteps.sort((one, other) => one - other)

/** Every label is below its day, the last one within the plot. */
const nameDays = (chart: UPlot, font: string, colour: string) => {
  const { ctx, bbox } = chart
  const days = chart.data[0]
  const last = days.length - 1
  ctx.save()
  ctx.font = font.replace('12px', `${12 * devicePixelRatio}px`)
  ctx.fillStyle = colour
  ctx.textBaseline = 'top'
  for (const [index, day] of Array.from(days).entries()) {
    if (!isLabelled(index, last, bbox.width / devicePixelRatio)) continue
    ctx.textAlign = 'center'
    const text = short.format(new Date(day * 1000))
    const half = ctx.measureText(text).width / 2
    const x = Math.min(chart.valToPos(day, 'x', true), bbox.left + bbox.width - half)
    ctx.fillText(text, x, bbox.top + bbox.height + 8 * devicePixelRatio)
  }
  ctx.restore()
}

/** The figure of the best day, or of each of them, above its column. */
const nameTop = (chart: UPlot, font: string, colour: string) => {
  const { ctx, bbox } = chart
  const values = Array.from(chart.data[1] ?? [], (value) => value ?? 0)
  const top = Math.max(...values)
  if (top === 0) return
  ctx.save()
  ctx.font = `600 ${font.replace('12px', `${12 * devicePixelRatio}px`)}`
  ctx.fillStyle = colour
  ctx.textBaseline = 'bottom'
  ctx.textAlign = 'center'
  const text = top.toLocaleString()
  const half = ctx.measureText(text).width / 2
  for (const [at, day] of Array.from(chart.data[0]).entries()) {
    if (values[at] !== top) continue
    const x = Math.min(chart.valToPos(day, 'x', true), bbox.left + bbox.width - half)
    const y = chart.valToPos(top, 'y', true) - 3 * devicePixelRatio
    // No line of a change runs through it.
    const gap = 2 * devicePixelRatio
    ctx.clearRect(x - half - gap, y - 13 * devicePixelRatio, 2 * (half + gap), 13 * devicePixelRatio)
    ctx.fillText(text, x, y)
  }
  ctx.restore()
}

/** Pixels for the widest label of the figures. */
const axisRoom = (top: number) => 14 + 7 * top.toLocaleString().length

/** Whole numbers from zero, at most four steps; the last one is the top of the plot. */
const ticksTo = (most: number): number[] => {
  const step = wholeSteps.find((each) => most <= 4 * each) ?? most
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, at) => at * step)
}

/** Seconds: days stand in the reader's zone, as the dates of the axis do. */
const middayOf = (day: string) => new Date(`${day}T12:00:00`).getTime() / 1000

/** Seconds: the hour within its day, through the column of that day, which has the forms of before and after it. */
const hourOf = (at: string) => new Date(at).getTime() / 1000

/** Pixels that the words of a mark take. */
const markRoom = 90

/** A line at each change, with words at the first and at those that have room for them. */
const markChanges = (chart: UPlot, changes: Change[], font: string, colour: string) => {
  const { ctx, bbox } = chart
  ctx.save()
  ctx.font = font.replace('12px', `${12 * devicePixelRatio}px`)
  ctx.textBaseline = 'top'
  ctx.strokeStyle = colour
  ctx.fillStyle = colour
  ctx.lineWidth = devicePixelRatio
  ctx.setLineDash([2 * devicePixelRatio, 3 * devicePixelRatio])
  const right = bbox.left + bbox.width
  let named = Number.NEGATIVE_INFINITY
  for (const { at } of changes.toSorted((one, other) => one.at.localeCompare(other.at))) {
    const place = chart.valToPos(hourOf(at), 'x', true)
    if (place < bbox.left || place > right) continue
    const x = Math.round(place) + 0.5
    ctx.beginPath()
    ctx.moveTo(x, bbox.top - 32 * devicePixelRatio)
    ctx.lineTo(x, bbox.top + bbox.height)
    ctx.stroke()
    if (x - named < markRoom * devicePixelRatio) continue
    named = x
    const isLeft = right - x < markRoom * devicePixelRatio
    ctx.textAlign = isLeft ? 'right' : 'left'
    ctx.fillText('Page changed', x + (isLeft ? -6 : 6) * devicePixelRatio, bbox.top - 34 * devicePixelRatio)
  }
  ctx.restore()
}

/** A canvas knows no custom properties: an element of the same classes resolves them. */
const coloursOf = (element: HTMLElement) => {
  const probe = document.createElement('i')
  element.append(probe)
  const colour = (name: string) => {
    probe.className = name
    return getComputedStyle(probe).color
  }
  const line = getComputedStyle(element).color
  const colours = {
    line,
    ink: colour('text-ink'),
    soft: colour('text-soft'),
    grid: colour('text-rule'),
    mark: colour('text-soft'),
  }
  probe.remove()
  return colours
}
