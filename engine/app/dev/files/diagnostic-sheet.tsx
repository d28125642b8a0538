import type { DevDiagnostic } from '../../../campaign/preview/dev-view.ts'
import { counted } from '../../../words/counted.ts'
import { DiagnosticList } from './diagnostic-list.tsx'

type Props = { diagnostics: DevDiagnostic[]; isStale: boolean; onClose: () => void }

export const DiagnosticSheet = ({ diagnostics, isStale, onClose }: Props) => (
  <section className="wb wb-sheet" aria-label="Diagnostics">
    <header className="wb-sheet-head">
      <h2>{counted(diagnostics.length, 'diagnostic')}</h2>
      <p>{isStale ? 'The page shows the file as it was before.' : 'The page shows what could be read.'}</p>
      <button type="button" className="wb-press" onClick={onClose}>
        Close
      </button>
    </header>
    <DiagnosticList diagnostics={diagnostics} />
  </section>
)
