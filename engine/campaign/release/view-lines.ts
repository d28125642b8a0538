import type { CampaignView } from './assets.ts'

export const viewLine = (id: string, view: CampaignView): string => `${id}\t${JSON.stringify(view)}\n`

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

export const parseView = (json: string) => JSON.parse(json) as CampaignView
