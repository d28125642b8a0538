import type { DevProblem } from '../../campaign/dev-view.ts'
import { EditorLink } from './editor-link.tsx'

/** Problems one below the other: where, what, what to do, the lines around it. */
export const ProblemList = ({ problems }: { problems: DevProblem[] }) => (
  <ol className="wb-problems">
    {problems.map((problem) => (
      <li key={`${problem.place} ${problem.rule} ${problem.message}`} className="wb-problem">
        <p className="wb-problem-head">
          <EditorLink at={problem.open} label={`Open ${problem.place} in the editor`}>
            {problem.place}
          </EditorLink>
          <code className="wb-rule">{problem.rule}</code>
        </p>
        <p className="wb-problem-words">{problem.message}</p>
        {problem.fix && <p className="wb-fix">{problem.fix}</p>}
        {problem.frame && <pre className="wb-frame">{problem.frame}</pre>}
        {problem.related.map(({ place, open }) => (
          <p key={place} className="wb-quiet">
            see <EditorLink at={open}>{place}</EditorLink>
          </p>
        ))}
      </li>
    ))}
  </ol>
)
