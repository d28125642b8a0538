import type { DevDiagnostic } from '../../../../campaign/preview/dev-view.ts'

type Props = { diagnostic: DevDiagnostic; isWhole?: boolean }

export const DiagnosticWords = ({ diagnostic: { path, message, fix, place }, isWhole = false }: Props) => (
  <>
    {isWhole ? `${place} ${message}` : message.replace(`${path}: `, '')} {fix}
  </>
)
