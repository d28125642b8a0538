import { allCracks, BowlBody, BowlRim, centre, firstCrack } from './bowl.tsx'
import { early, late, linesId, lit } from './drawing.ts'
import type { Drawing } from './drawing.ts'

/** With `ends` it has one crack first, and at the page's end all of its seams. */
export const kintsugi: Drawing = {
  box: [2 * centre, 640],
  hold: 'rise',
  whole: true,
  draw: (random, { ends }) => {
    const first = ends ? firstCrack(random) : undefined
    return (
      <>
        <BowlBody />
        <g {...(ends && late)} color="var(--accent)">
          <path id={linesId} d={allCracks(random)} fill="currentColor" />
        </g>
        <BowlRim paint={lit(ends, ends ? 'var(--brand)' : 'var(--accent)')} />
        {first && <path {...early(ends)} d={first} fill="var(--accent)" />}
      </>
    )
  },
}
