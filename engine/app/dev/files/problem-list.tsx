import type { DevProblem } from '../../../campaign/preview/dev-view.ts'
import { EditorLink } from './editor-link.tsx'
import { problemKey } from './own-problems.ts'

/** Problems one below the other: where, what, what to do, the lines around it. */
export const ProblemList = ({ problems }: { problems: DevProblem[] }) => (
  <ol className="wb-problems">
    {problems.map((problem) => (
      <li key={problemKey(problem)} className="wb-problem">
        <p className="wb-problem-head">
          <EditorLink at={problem.open} label={`Open ${problem.place} in the editor`}>
            {problem.place}
          </EditorLink>
          <code className="wb-rule">{problem.rule}</code>
        </p>
        <p className="wb-problem-words">{problem.message}</p>
        {problem.fix && <p className="wb-fix">{problem.fix}</p>}
        {problem.frame && <Frame lines={problem.frame.split('\n')} />}
        {problem.related.map(({ place, open }) => (
          <p key={place} className="wb-quiet">
            see <EditorLink at={open}>{place}</EditorLink>
          </p>
        ))}
      </li>
    ))}
  </ol>
)

/** The lines around the fault, its own ones brighter. */
const Frame = ({ lines }: { lines: string[] }) => (
  <pre className="wb-frame">
    {lines.map((line, at) => {
      const isAtFault = line.startsWith('>') || (lines[at - 1]?.startsWith('>') ?? false)
      // Lines have no other name than their place.
      // oxlint-disable-next-line react/no-array-index-key
      return <span key={at} data-fault={isAtFault || undefined}>{`${line}\n`}</span>
    })}
  </pre>
)
