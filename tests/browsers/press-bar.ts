import type { Stage, State } from './form-states.ts'
import { until } from './until.ts'

/** On a phone a bar with the form's button is there while the form is above the screen. */
export const pressBarStates = ({ tab, gate }: Stage, path: string): State[] => {
  const scrollTo = (place: string) => tab.read(`scrollTo({ top: ${place}, behavior: 'instant' })`)
  const shows = (what: string, isShown: boolean) =>
    until(what, async () => (await tab.read<boolean>(`(${isBarShown})()`)) === isShown)

  return [
    {
      name: 'hidden at the form',
      isSo: async () => {
        gate.visit()
        await tab.open(gate.origin + path)
        await shows('no bar is shown beside the form', false)
      },
    },
    {
      name: 'shown below it',
      isSo: async () => {
        await scrollTo(`document.querySelector('.form-place').getBoundingClientRect().bottom + scrollY + 50`)
        await shows('the bar is shown below the form', true)
      },
    },
    {
      name: 'hidden again',
      isSo: async () => {
        await scrollTo('0')
        await shows('the bar is gone at the top', false)
      },
    },
  ]
}

const isBarShown = `() => {
  const bar = document.querySelector('.press-bar')
  const { top, bottom } = bar.getBoundingClientRect()
  return getComputedStyle(bar).visibility === 'visible' && top < innerHeight && bottom <= innerHeight + 1
}`
