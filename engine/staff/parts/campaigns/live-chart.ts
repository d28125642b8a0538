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
      padding: [10, 4, 0, 0],
      cursor: { sync: { key: 'campaign' }, drag: { x: false, y: false } },
      legend: { show: false },
      scales: { x: { time: true }, y: { range: [0, top] } },
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
          stroke: colours.line,
          fill: colours.area,
          width: 2,
          points: { show: days.length < 15, size: 6, fill: colours.line },
        },
      ],
      hooks: {
        draw: [
          (chart) => markChanges(chart, changes, colours.mark),
          (chart) => nameDays(chart, axis.font, colours.soft),
        ],
      },
    },
    [days.map(({ day }) => middayOf(day)), values],
    element,
  )
}

const short = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' })

/** Pixels that the label of a day takes, with the gap to the next. */
const labelRoom = 72

/** The first day, the last one, and as many between them as there is room for. */
const labelled = (days: ArrayLike<number>, width: number): number[] => {
  const last = days.length - 1
  const steps = Math.max(1, Math.min(last, Math.floor(width / labelRoom)))
  return Array.from({ length: steps + 1 }, (_, at) => days[Math.round((at * last) / steps)] ?? 0)
}

const wholeSteps = [1, 2, 5].flatMap((step) => [1, 10, 100, 1000, 10_000, 100_000].map((size) => step * size))
wholeSteps.sort((one, other) => one - other)

/** Every label stands below its day, those at the ends within the plot. */
const nameDays = (chart: UPlot, font: string, colour: string) => {
  const { ctx, bbox } = chart
  const days = labelled(chart.data[0], bbox.width / devicePixelRatio)
  ctx.save()
  ctx.font = font.replace('12px', `${12 * devicePixelRatio}px`)
  ctx.fillStyle = colour
  ctx.textBaseline = 'top'
  for (const [index, day] of days.entries()) {
    ctx.textAlign = index === 0 ? 'left' : index === days.length - 1 ? 'right' : 'center'
    const y = bbox.top + bbox.height + 8 * devicePixelRatio
    ctx.fillText(short.format(new Date(day * 1000)), chart.valToPos(day, 'x', true), y)
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

const markChanges = (chart: UPlot, changes: Change[], colour: string) => {
  const { ctx, bbox } = chart
  ctx.save()
  ctx.strokeStyle = colour
  ctx.lineWidth = devicePixelRatio
  ctx.globalAlpha = 0.75
  ctx.setLineDash([2 * devicePixelRatio, 3 * devicePixelRatio])
  for (const { at } of changes) {
    const x = Math.round(chart.valToPos(Date.parse(at) / 1000, 'x', true)) + 0.5
    if (x < bbox.left || x > bbox.left + bbox.width) continue
    ctx.beginPath()
    ctx.moveTo(x, bbox.top)
    ctx.lineTo(x, bbox.top + bbox.height)
    ctx.stroke()
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
    area: `color-mix(in srgb, ${line} 12%, transparent)`,
    soft: colour('text-soft'),
    grid: colour('text-rule'),
    mark: colour('text-edge'),
  }
  probe.remove()
  return colours
}
