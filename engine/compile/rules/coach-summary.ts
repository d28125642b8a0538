import { basename } from 'node:path'
import { publicAddress } from '../../campaign/schema/links.ts'
import type { ParsedCampaign, ParsedCoach, ParsedEmail } from '../parse/parsed-files.ts'
import type { CoachPart } from '../parse/read-coach.ts'
import { anchorsOf } from './facts/anchors-of.ts'
import type { Anchors } from './facts/anchors-of.ts'
import { linksOfParsed, schedulerOf } from './facts/link-names.ts'
import { linksOfCampaign, linksOfCoach, linksOfMail } from './facts/links-to-check.ts'
import type { MailLink, WrittenLink } from './facts/links-to-check.ts'

/**
 * All that the rules over all coaches need of one coach, as plain JSON. It has keys instead of places: to place a
 * diagnostic, its file is read again (written-files.ts).
 */
export type CoachSummary = {
  slug: string
  /** The coach's folder, as it was given. */
  dir: string
  /** null: coach.yaml cannot be read. */
  coach: CoachFileSummary | null
  scheduler: string | null
  campaigns: CampaignSummary[]
  /** Those with links to check. */
  mails: MailSummary[]
  pathsOfUnreadable: string[]
}

export type CoachFileSummary = {
  /** As written; null for what is no text. */
  hosts: (string | null)[]
  home: string | null
  isValid: boolean
  links: WrittenLink[]
}

export type CampaignSummary = {
  /** Name of its file, without the ending. */
  stem: string
  id: string
  live: boolean
  claims: {
    path: string
    aliases: string[]
    redirects: string[]
    links?: Record<string, string> | undefined
  } | null
  /** As written. */
  pageSlug: string | null
  anchors: Anchors
  /** Paths of the files that its links by name lead to. */
  files: string[]
  links: WrittenLink[]
}

export type MailSummary = { stem: string; links: MailLink[] }

export const summaryOf = (part: CoachPart): CoachSummary => {
  const made = summaries.get(part) ?? summarize(part)
  summaries.set(part, made)
  return made
}

const summaries = new WeakMap<CoachPart, CoachSummary>()

const summarize = ({ folder, coach, campaigns, emails, pathsOfUnreadable }: CoachPart): CoachSummary => {
  const coaches = new Map(coach ? [[folder.slug, coach]] : [])
  return {
    slug: folder.slug,
    dir: folder.dir,
    coach: coach && summaryOfCoachFile(coach),
    scheduler: schedulerOf(coach) ?? null,
    campaigns: campaigns.map((parsed) => {
      const made = ofCampaigns.get(parsed) ?? summaryOfCampaign(parsed, coaches)
      ofCampaigns.set(parsed, made)
      return made
    }),
    mails: [...emails.values()].flatMap((parsed) => (parsed ? summaryOfMail(parsed) : [])),
    pathsOfUnreadable,
  }
}

/** A save summarizes one file of a coach. */
const ofCampaigns = new WeakMap<ParsedCampaign, CampaignSummary>()

const summaryOfCoachFile = (coach: ParsedCoach): CoachFileSummary => {
  const { hosts, home } = coach.raw
  return {
    hosts: (Array.isArray(hosts) ? hosts : []).map((host: unknown) => textOf(host)),
    home: textOf(home),
    isValid: coach.value !== undefined,
    links: linksOfCoach(coach),
  }
}

const summaryOfCampaign = (
  parsed: ParsedCampaign,
  coaches: ReadonlyMap<string, ParsedCoach>,
): CampaignSummary => {
  const { source, raw, id, claims } = parsed
  const { deliverable, calendar } = linksOfParsed(parsed, { coaches })
  const anchors = anchorsOf(parsed)
  return {
    stem: basename(source.yaml.file, '.yaml'),
    id,
    live: claims?.live ?? raw['live'] !== false,
    claims: claims && {
      path: claims.path,
      aliases: claims.aliases,
      redirects: claims.redirects,
      ...(claims.links && { links: claims.links }),
    },
    pageSlug: textOf(raw['pageSlug']),
    anchors,
    files: [deliverable && publicAddress(deliverable), calendar].flatMap((file) => file ?? []),
    links: linksOfCampaign(parsed, anchors),
  }
}

const summaryOfMail = (parsed: ParsedEmail): MailSummary[] => {
  const links = linksOfMail(parsed)
  return links.length > 0 ? [{ stem: basename(parsed.source.yaml.file, '.md'), links }] : []
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
