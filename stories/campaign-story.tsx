import type { StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { ArtSource } from '../blocks/art/art.tsx'
import { Campaign } from '../engine/campaign/schema/campaign.ts'
import { Coach } from '../engine/campaign/schema/coach.ts'
import { drawnPortraits, svgUrl } from '../engine/campaign/schema/drawn-portraits.ts'
import { toPage } from '../engine/campaign/schema/page.ts'
import type { Page } from '../engine/campaign/schema/page.ts'
import { CampaignPage } from '../engine/render/campaign-page.tsx'
import { formIslandData } from '../engine/render/form/form-island-data.ts'
import { campaignStates } from './campaign-states.ts'
import { lookCss } from './coaches.ts'
import { FormSample, inState } from './form-states.tsx'

const files = import.meta.glob<string>('../campaigns/*/assets/*', {
  query: '?url',
  import: 'default',
  eager: true,
})

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

export const campaignStories = (
  id: string,
  campaignFile: unknown,
  coachFile: unknown,
): Record<string, StoryObj> => {
  const coach = Coach.parse(coachFile)
  // Pictures of a guide's pages come with the build.
  const { inside: _, ...page } = toPage({ ...Campaign.parse(campaignFile), id }, coach, 'https://example.com')
  const assets = { css: '', island: '', pictures: { ...picturesOf(coach.slug), ...drawnUrls(page) } }
  const form = formIslandData(page, assets)
  const states = form
    ? campaignStates(campaignFile).map((name) => [name, inState(name, form, 50)] as const)
    : []
  return {
    Page: story(page, <CampaignPage page={page} assets={assets} />, { wholePage: true }),
    ...Object.fromEntries(
      states.map(([name, sample]) => [
        name,
        story(
          page,
          <>
            <ArtSource art={page.coach.theme.art} seed={page.id} facts={{ ends: true }} />
            <FormSample {...sample} />
          </>,
        ),
      ]),
    ),
  }
}

const story = (page: Page, drawn: ReactNode, parameters = {}): StoryObj => ({
  parameters: { ownLook: true, ...parameters },
  render: () => (
    <>
      <style>{lookCss(page.coach.theme)}</style>
      {drawn}
    </>
  ),
})
