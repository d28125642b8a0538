import type { CampaignView } from './assets.ts'

/** A line of `releaseFiles.views`: a live campaign's id, a tab, its `CampaignView` as JSON. Readers parse only what they need. */
export const viewLine = (id: string, view: CampaignView): string => `${id}\t${JSON.stringify(view)}\n`

/** The view of each campaign in such a file; undefined for one that is not there. */
export const readViewLines = (bytes: Buffer): ((id: string) => CampaignView | undefined) => {
  const places = new Map<string, [number, number]>()
  for (let start = 0; start < bytes.length;) {
    const [tab, end] = [bytes.indexOf('\t', start), bytes.indexOf('\n', start)]
    if (tab === -1 || end < tab) throw new Error('its file of views is truncated')
    places.set(bytes.toString('utf8', start, tab), [tab + 1, end])
    start = end + 1
  }
  return (id) => {
    const place = places.get(id)
    return place && parseView(bytes.toString('utf8', ...place))
  }
}

/** A view as `viewLine` of our own build wrote it. */
export const parseView = (json: string) => JSON.parse(json) as CampaignView
