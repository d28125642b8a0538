import type { StoryObj } from '@storybook/react-vite'
import { Campaign } from '../engine/campaign/campaign.ts'
import { Coach } from '../engine/campaign/coach.ts'
import { drawnPortraits, svgUrl } from '../engine/campaign/drawn-portraits.ts'
import { toPage } from '../engine/campaign/page.ts'
import type { Page } from '../engine/campaign/page.ts'
import { CampaignPage } from '../engine/render/campaign-page.tsx'
import { lookCss } from './coaches.ts'

const files = import.meta.glob<string>('../campaigns/*/assets/*', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** A coach's pictures by the names that campaign files use. */
const picturesOf = (coach: string) => {
  const folder = `../campaigns/${coach}/assets/`
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, url]) =>
      path.startsWith(folder) ? [[path.slice(folder.length), url]] : [],
    ),
  )
}

const drawnUrls = (page: Page) =>
  Object.fromEntries(Object.entries(drawnPortraits(page)).map(([source, svg]) => [source, svgUrl(svg)]))

/** The page of a campaign's file as it stands, in its coach's look. */
export const campaignStory = (id: string, campaignFile: unknown, coachFile: unknown): StoryObj => {
  const coach = Coach.parse(coachFile)
  const page = toPage({ ...Campaign.parse(campaignFile), id }, coach, 'https://example.com')
  const assets = { css: '', island: '', pictures: { ...picturesOf(coach.slug), ...drawnUrls(page) } }
  return {
    parameters: { wholePage: true },
    render: () => (
      <>
        <style>{lookCss(page.coach.theme)}</style>
        <CampaignPage page={page} assets={assets} />
      </>
    ),
  }
}
