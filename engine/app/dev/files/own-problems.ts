import type { DevCampaign, DevCoach, DevIndex, DevProblem } from '../../../campaign/preview/dev-view.ts'

export const problemKey = ({ place, rule, message }: DevProblem): string => `${place} ${rule} ${message}`

/** What is told at a campaign's page, once each: of its own files, of its coach, and of what all campaigns share. */
export const ownProblems = (
  { problems }: Pick<DevIndex, 'problems'>,
  coach: Pick<DevCoach, 'problems'> | undefined,
  campaign: Pick<DevCampaign, 'problems' | 'open'>,
): DevProblem[] => {
  const shared = problems.filter(({ file }) => file.endsWith('/site.yaml') || isFolderOf(file, campaign.open))
  const all = [...campaign.problems, ...(coach?.problems ?? []), ...shared]
  return [...new Map(all.map((problem) => [problemKey(problem), problem])).values()]
}

/** A folder that is not there is told as a file is. */
const isFolderOf = (place: string, file: string) => file.startsWith(`${place}/`)
