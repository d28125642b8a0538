import { diagnosticKey } from '../files/own-diagnostics.ts'
import type { DevCampaign, DevCoach, DevDiagnostic } from '../../../campaign/preview/dev-view.ts'

export type ListFilter = { query: string; coach: string; isFaulty: boolean }

export const filterCampaigns = (coaches: DevCoach[], { query, coach, isFaulty }: ListFilter): DevCoach[] => {
  const words = wordsOf(query)
  return coaches.flatMap((one) => {
    if (coach !== '' && one.slug !== coach) return []
    const campaigns = one.campaigns.filter(
      (campaign) =>
        hasAll(textOf(campaign, one.brand), words) && (!isFaulty || campaign.diagnostics.length > 0),
    )
    const isShownEmpty = words.length === 0 && (!isFaulty || one.diagnostics.length > 0)
    return campaigns.length > 0 || isShownEmpty ? [{ ...one, campaigns }] : []
  })
}

export const filterDiagnostics = (
  diagnostics: DevDiagnostic[],
  shown: DevCoach[],
  { query, coach }: ListFilter,
): DevDiagnostic[] => {
  const words = wordsOf(query)
  if (words.length === 0 && coach === '') return diagnostics
  const reported = new Set(
    shown
      .flatMap((one) => [...one.diagnostics, ...one.campaigns.flatMap((own) => own.diagnostics)])
      .map(diagnosticKey),
  )
  return diagnostics.filter(
    (diagnostic) =>
      reported.has(diagnosticKey(diagnostic)) || (coach === '' && hasAll(diagnosticKey(diagnostic), words)),
  )
}

export const firstOf = (coaches: DevCoach[], count: number): { coach: DevCoach; total: number }[] => {
  let left = count
  return coaches.flatMap((coach) => {
    if (left <= 0) return []
    const campaigns = coach.campaigns.slice(0, left)
    left -= Math.max(1, campaigns.length)
    return [{ coach: { ...coach, campaigns }, total: coach.campaigns.length }]
  })
}

export const campaignsIn = (coaches: DevCoach[]): DevCampaign[] =>
  coaches.flatMap(({ campaigns }) => campaigns)

const wordsOf = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean)

const hasAll = (text: string, words: string[]) => {
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}

const textOf = ({ name, id, path, aliases, redirects, file, diagnostics }: DevCampaign, brand: string) =>
  [name, id, path, ...aliases, ...redirects, file, brand, ...diagnostics.map(diagnosticKey)].join(' ')
