import { lazily } from '../../bundle/lazily.ts'
import type { ParsedCampaign } from '../../parse/parsed-files.ts'
import { linksOfParsed } from '../facts/link-names.ts'
import type { AllCoaches } from '../all-coaches.ts'

export type Pages = {
  hosts: ReadonlySet<string>
  /** The campaign at a path; null: its file cannot be read now. */
  at: (path: string) => ParsedCampaign | null | undefined
  paths: () => string[]
  /** Paths of the files that campaigns promise; listed only where a link leads to no page. */
  files: () => ReadonlySet<string>
}

export const pagesOf = ({ campaigns, coaches, pathsOfUnreadable, publicOrigin }: AllCoaches): Pages => {
  const own = [...coaches.values()].flatMap(({ value }) => value?.hosts ?? [])
  const byPath = new Map<string, ParsedCampaign | null>(pathsOfUnreadable.map((path) => [path, null]))
  for (const parsed of campaigns) {
    if (!parsed.claims) continue
    const { path, aliases, redirects } = parsed.claims
    byPath.set(path, parsed)
    for (const name of aliases) byPath.set(name, parsed)
    for (const name of redirects) byPath.set(name, parsed)
  }
  return {
    hosts: new Set([new URL(publicOrigin).host, ...own, ...own.map((host) => `www.${host}`)]),
    at: (path) => byPath.get(path),
    paths: () => [...byPath.keys()],
    files: lazily(
      () => new Set(campaigns.flatMap((parsed) => Object.values(linksOfParsed(parsed, { coaches })))),
    ),
  }
}
