import { useEffect, useRef } from 'react'
import type { Shown } from './live-chart.ts'

/** Draws into the element of the returned ref. The library comes with the first chart: the figures above do not wait for it. */
export const useChart = ({ days, changes, figure }: Shown) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    let isGone = false
    let stop = () => {}
    const draw = async () => {
      const { liveChart } = await import('./live-chart.ts')
      if (!isGone) stop = liveChart(element, { days, changes, figure })
    }
    void draw()
    return () => {
      isGone = true
      stop()
    }
  }, [days, changes, figure])
  return place
}
