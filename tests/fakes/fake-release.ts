import { hash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  objectPath,
  releaseFolders,
  type CoachBundle,
  type Manifest,
} from '../../engine/campaign/release/manifest.ts'
import type {
  ReleaseFile,
  ServedSite,
  SiteCampaign,
  SiteCoach,
} from '../../engine/campaign/release/release.ts'

type More = {
  name?: string
  /** Texts by URL path. */
  assets?: Record<string, string>
  toCome?: string[]
  pageOf?: (campaign: SiteCampaign) => string
  viewOf?: (campaign: SiteCampaign) => unknown
  renderer?: string
}

/** Pages contain their own id, and rendered views are their data as JSON. Makes it live; returns its manifest. */
export const writeFakeRelease = async (
  dist: string,
  site: ServedSite,
  more: More = {},
): Promise<Manifest> => {
  const {
    name = 'one',
    assets = {},
    pageOf = ({ id }) => id,
    viewOf = () => ({}),
    renderer = plainRenderer,
  } = more
  const put = async (ending: string, text: string) => {
    const path = objectPath(hash('sha256', text), ending)
    await write(dist, path, text)
    return path
  }
  const putAsset = async ([url, text]: [string, string]): Promise<[string, ReleaseFile]> => [
    url,
    { ...assetFile, plain: await put('.js', text), br: await put('.js.br', `br of ${text}`) },
  ]
  const putCampaign = async (campaign: SiteCampaign): Promise<[string, SiteCampaign]> => {
    const { page } = campaign
    const plain = page && { plain: await put('.html', pageOf(campaign)) }
    return [campaign.id, { ...campaign, ...(page && { page: { ...withoutCopies(page), ...plain } }) }]
  }
  const putBundle = async (coach: SiteCoach, at: number): Promise<string> => {
    const own = Object.values(site.campaigns).filter((campaign) => campaign.coach === coach.slug)
    const views = own.map(async (campaign) => [
      campaign.id,
      await put('.json', JSON.stringify(viewOf(campaign))),
    ])
    const bundle: CoachBundle = {
      coach,
      campaigns: Object.fromEntries(await Promise.all(own.map(putCampaign))),
      // Of all coaches: a reader joins them anyway.
      routes: at === 0 ? site.routes : {},
      emails: at === 0 ? site.emails : {},
      assets: at === 0 ? Object.fromEntries(await Promise.all(Object.entries(assets).map(putAsset))) : {},
      views: Object.fromEntries(await Promise.all(views)),
      toCome: at === 0 ? (more.toCome ?? []) : [],
    }
    return put('.json', JSON.stringify(bundle))
  }
  const coaches = await Promise.all(
    Object.values(site.coaches).map(async (coach, at) => {
      const bundle = await putBundle(coach, at)
      return [coach.slug, { bundle, inputs: '', record: '' }] as const
    }),
  )
  const manifest: Manifest = {
    version: 3,
    name: site.name,
    shortcuts: site.shortcuts,
    staff: site.staff,
    code: {
      inputs: '',
      renderer: await put('.js', renderer),
      system: { css: '', csp: '' },
      assets: {},
      staffApp: { script: '/assets/staff.js', styles: '/assets/staff.css' },
    },
    coaches: Object.fromEntries(coaches),
  }
  await write(dist, join(releaseFolders.releases, `${name}.json`), JSON.stringify(manifest))
  await write(dist, releaseFolders.pointer, `${name}\n`)
  return manifest
}

const write = async (dist: string, path: string, text: string) => {
  const file = join(dist, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

const withoutCopies = ({ br: _br, gz: _gz, ...file }: ReleaseFile) => file

const assetFile = { contentType: 'text/javascript', etag: '"a"', immutable: true }

const plainRenderer =
  'export const createRenderer = () => ({ render: (view) => ({ html: JSON.stringify(view), csp: "" }) })'
