import { useId } from 'react'
import type { ReactNode } from 'react'
import { counted } from '../../../words/counted.ts'
import { isWithin, useEditor } from './editor-context.ts'
import { DiagnosticWords } from './fields/diagnostic-words.tsx'
import { showOnPage } from './page-beside.ts'

type Props = { at: string; label: string; excerpt?: string; tools?: ReactNode; children: ReactNode }

/** A part of the panel that opens; what is in it is drawn only then. */
export const Part = ({ at, label, excerpt = '', tools, children }: Props) => {
  const { isOpen, setOpen, diagnostics } = useEditor()
  const id = useId()
  const open = isOpen(at)
  const faults = at === '' ? 0 : diagnostics.filter(({ path }) => isWithin(path, at)).length
  const own = at === '' ? [] : diagnostics.filter(({ path }) => path === at)
  return (
    <div className="ed-part" data-at={at}>
      <div className="ed-part-head">
        <button
          type="button"
          className="ed-toggle"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen(at, !open)
            // Safari gives a pressed button no focus.
            if (!open) showOnPage([excerpt])
          }}
        >
          <span className="ed-part-label">{label}</span>
          {excerpt !== '' && <span className="ed-excerpt">{excerpt}</span>}
          {faults > 0 && <span className="ed-count">{counted(faults, 'diagnostic')}</span>}
        </button>
        {tools}
      </div>
      <div id={id} className="ed-body" hidden={!open}>
        {open &&
          own.map((diagnostic) => (
            <p key={diagnostic.message} className="ed-fault">
              <DiagnosticWords diagnostic={diagnostic} />
            </p>
          ))}
        {open && children}
      </div>
    </div>
  )
}
