import type { DevCampaign, DevCoach, DevIndex, DevDiagnostic } from '../../../campaign/preview/dev-view.ts'

export const diagnosticKey = ({ place, rule, message }: DevDiagnostic): string =>
  `${place} ${rule} ${message}`

export const ownDiagnostics = (
  { diagnostics }: Pick<DevIndex, 'diagnostics'>,
  coach: Pick<DevCoach, 'diagnostics'> | undefined,
  campaign: Pick<DevCampaign, 'diagnostics' | 'open'>,
): DevDiagnostic[] => {
  const shared = diagnostics.filter(
    ({ file }) => file.endsWith('/site.yaml') || isFolderOf(file, campaign.open),
  )
  const all = [...campaign.diagnostics, ...(coach?.diagnostics ?? []), ...shared]
  return [...new Map(all.map((diagnostic) => [diagnosticKey(diagnostic), diagnostic])).values()]
}

const isFolderOf = (place: string, file: string) => file.startsWith(`${place}/`)
