import type { DevDiagnostic } from '../../../campaign/preview/dev-view.ts'
import { EditorLink } from './editor-link.tsx'
import { diagnosticKey } from './own-diagnostics.ts'

export const DiagnosticList = ({ diagnostics }: { diagnostics: DevDiagnostic[] }) => (
  <ol className="wb-diagnostics">
    {diagnostics.map((diagnostic) => (
      <li key={diagnosticKey(diagnostic)} className="wb-diagnostic">
        <p className="wb-diagnostic-head">
          <EditorLink at={diagnostic.open} label={`Open ${diagnostic.place} in the editor`}>
            {diagnostic.place}
          </EditorLink>
          <code className="wb-rule">{diagnostic.rule}</code>
        </p>
        <p className="wb-diagnostic-words">{diagnostic.message}</p>
        {diagnostic.fix && <p className="wb-fix">{diagnostic.fix}</p>}
        {diagnostic.frame && <Frame lines={diagnostic.frame.split('\n')} />}
        {diagnostic.related.map(({ place, open }) => (
          <p key={place} className="wb-quiet">
            see <EditorLink at={open}>{place}</EditorLink>
          </p>
        ))}
      </li>
    ))}
  </ol>
)

const Frame = ({ lines }: { lines: string[] }) => (
  <pre className="wb-frame">
    {lines.map((line, at) => {
      const isAtFault = line.startsWith('>') || (lines[at - 1]?.startsWith('>') ?? false)
      // oxlint-disable-next-line react/no-array-index-key -- lines have no other key
      return <span key={at} data-fault={isAtFault || undefined}>{`${line}\n`}</span>
    })}
  </pre>
)
