import { useState } from 'react'
import type { DevProblem } from '../../../campaign/preview/dev-view.ts'
import { counted } from '../list/counted.ts'
import { ProblemList } from './problem-list.tsx'

const few = 3

/** Problems above the list of campaigns: the first few, and all of them on demand. */
export const FaultList = ({ problems }: { problems: DevProblem[] }) => {
  const [isWhole, setWhole] = useState(false)
  if (problems.length === 0) return null
  const isCut = problems.length > few
  return (
    <section className="wb-faults" aria-labelledby="problems">
      <h2 id="problems">Problems</h2>
      <ProblemList problems={isWhole ? problems : problems.slice(0, few)} />
      {isCut && (
        <button type="button" className="wb-press" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Show the first ${few}` : `Show all ${counted(problems.length, 'problem')}`}
        </button>
      )}
    </section>
  )
}
