import type { DevDiagnostic } from '../../../../campaign/preview/dev-view.ts'

type Props = { diagnostic: DevDiagnostic; isWhole?: boolean }

export const DiagnosticWords = ({ diagnostic, isWhole = false }: Props) => {
  const { place, message, fix } = diagnostic
  if (isWhole) return `${place} ${message} ${fix ?? ''}`
  const said = saidOf(diagnostic)
  // Below the field is what belongs there; how to write that as YAML is for the YAML.
  return said === 'is missing.' ? 'This is required.' : `${said} ${fix ?? ''}`
}

/** Without the path in front: where the field is shown. */
export const saidOf = ({ path, message }: DevDiagnostic): string => message.replace(`${path}: `, '')
