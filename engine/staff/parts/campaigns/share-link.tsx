import type { CampaignRow } from '../../../campaign/staff/campaigns.ts'
import { CopyLink } from './copy-link.tsx'

/** The address of a page, to be read and copied. */
export const ShareLink = ({ url }: { url: string }) => (
  <div className="share">
    <a href={url} className="wrap-anywhere">
      {url.replace(/^https?:\/\//, '')}
    </a>
    <CopyLink url={url} tone="main" />
  </div>
)

/** Of what is open to visitors, the first that has a form. */
export const toShare = (rows: Pick<CampaignRow, 'url' | 'live' | 'hasForm'>[] = []) =>
  rows.find(({ live, hasForm }) => live && hasForm)?.url
