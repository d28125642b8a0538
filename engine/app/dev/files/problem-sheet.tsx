import type { DevProblem } from '../../../campaign/preview/dev-view.ts'
import { counted } from '../list/counted.ts'
import { ProblemList } from './problem-list.tsx'

type Props = { problems: DevProblem[]; isStale: boolean; onClose: () => void }

/** What is wrong with this page's files, over the page. */
export const ProblemSheet = ({ problems, isStale, onClose }: Props) => (
  <section className="wb wb-sheet" aria-label="Problems">
    <header className="wb-sheet-head">
      <h2>{counted(problems.length, 'problem')}</h2>
      <p>{isStale ? 'The page shows the file as it was before.' : 'The page shows what could be read.'}</p>
      <button type="button" className="wb-press" onClick={onClose}>
        Close
      </button>
    </header>
    <ProblemList problems={problems} />
  </section>
)
