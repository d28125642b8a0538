import { useState } from 'react'
import type { DevDiagnostic } from '../../../campaign/preview/dev-view.ts'
import { counted } from '../../../words/counted.ts'
import { DiagnosticList } from './diagnostic-list.tsx'

const few = 3

export const FaultList = ({ diagnostics }: { diagnostics: DevDiagnostic[] }) => {
  const [isWhole, setWhole] = useState(false)
  if (diagnostics.length === 0) return null
  const isCut = diagnostics.length > few
  return (
    <section className="wb-faults" aria-labelledby="diagnostics">
      <h2 id="diagnostics">Diagnostics</h2>
      <DiagnosticList diagnostics={isWhole ? diagnostics : diagnostics.slice(0, few)} />
      {isCut && (
        <button type="button" className="wb-press" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Show the first ${few}` : `Show all ${counted(diagnostics.length, 'diagnostic')}`}
        </button>
      )}
    </section>
  )
}
