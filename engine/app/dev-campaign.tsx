import { useEffect } from 'react'
import type { PageAssets } from '../campaign/assets.ts'
import type { Page } from '../campaign/page.ts'
import { CampaignPage } from '../render/campaign-page.tsx'
import { usePublished } from './dev-store.ts'

/** A campaign's page as it is in its file right now, with a live form. */
export function DevCampaign({ id }: { id: string }) {
  // engine/build/dev-site.ts made it, as `DevPage`.
  const { page, assets } = usePublished(id) as { page: Page; assets: PageAssets }
  const { title } = page.seo
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: assets.css }} />
      <CampaignPage page={page} assets={assets} />
    </>
  )
}
