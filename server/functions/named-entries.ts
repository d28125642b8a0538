import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'
import { emailStep } from '../../engine/campaign/steps/email.ts'
import { subscribes } from '../../engine/campaign/steps/mailing-list.ts'

export type NamedEntry = { campaign: SiteCampaign; entry: SiteCampaign['pipeline'][number] }

const entriesOf = (site: ServedSite): NamedEntry[] =>
  Object.values(site.campaigns)
    .filter(({ live, form }) => live && form)
    .flatMap((campaign) => campaign.pipeline.map((entry) => ({ campaign, entry })))

export const mailsCalled = (site: ServedSite, name: string): NamedEntry[] =>
  entriesOf(site).filter(({ entry }) => emailStep.read(entry)?.function === name)

export const subscriptionsOf = (site: ServedSite, coach: string): NamedEntry[] =>
  entriesOf(site).filter(({ campaign, entry }) => campaign.coach === coach && subscribes(entry))

export const goesBy = ({ rowId, id }: SiteCampaign, given: unknown): boolean =>
  given === rowId || given === id || given === id.slice(id.indexOf('/') + 1)
