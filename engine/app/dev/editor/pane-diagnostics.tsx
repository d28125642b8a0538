import type { DevDiagnostic } from '../../../campaign/preview/dev-view.ts'
import type { EditorGroup } from '../../../campaign/preview/editor-view.ts'
import { DiagnosticWords, saidOf } from './fields/diagnostic-words.tsx'
import { useEditor } from './editor-context.ts'
import { nodesIn, placeWords } from './nodes-in.ts'

/** `jump`: to where it is in the text, if that is what is shown. */
type Props = {
  tree: EditorGroup | null
  others: DevDiagnostic[]
  jump?: ((diagnostic: DevDiagnostic) => void) | undefined
}

/** Every diagnostic of the file as a way to its field; those of no field, and of other files, in full. */
export const PaneDiagnostics = ({ tree, others, jump }: Props) => {
  const { diagnostics, reveal } = useEditor()
  const all = [...diagnostics, ...others]
  if (all.length === 0) return null
  const fields = new Map((tree ? nodesIn(tree) : []).map((node) => [node.at, node]))
  const wayTo = (diagnostic: DevDiagnostic) => {
    if (!diagnostics.includes(diagnostic)) return undefined
    if (jump) return () => jump(diagnostic)
    const field = fields.get(diagnostic.path)
    return field && (() => reveal(field.at, { isFurther: !field.isWritten }))
  }
  return (
    <section className="ed-faults" aria-label="Diagnostics">
      <ul>
        {all.map((diagnostic) => {
          const go = wayTo(diagnostic)
          return (
            <li key={`${diagnostic.place} ${diagnostic.message}`}>
              {go ? (
                <button type="button" className="ed-jump" onClick={go}>
                  {tree ? `${placeWords(tree, diagnostic.path)}: ${saidOf(diagnostic)}` : diagnostic.message}
                </button>
              ) : (
                <DiagnosticWords diagnostic={diagnostic} isWhole />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
