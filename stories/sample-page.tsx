import { useEffect } from 'react'
import { storySetting } from './story-setting.ts'
import { Section } from '../blocks/schemas.gen.ts'
import { drawnPortraits, svgUrl } from '../engine/campaign/schema/drawn-portraits.ts'
import type { Page } from '../engine/campaign/schema/page.ts'
import { runPageParts } from '../engine/app/run-page-parts.ts'
import { CampaignPage } from '../engine/render/campaign-page.tsx'
import { coaches, lookCss } from './coaches.ts'
import { hardCases } from './hard-cases.ts'

const files = import.meta.glob<unknown>('../blocks/*/*.example.yaml', { import: 'default', eager: true })
const examples = Object.values(files).map((file) => Section.parse(file))

const order = ['hero', 'form', 'success', 'benefits', 'stats', 'testimonials', 'about']
const placeOf = ({ type }: Section) => {
  if (type === 'footer') return order.length + 1
  return order.includes(type) ? order.indexOf(type) : order.length
}
const sections = examples.toSorted((a, b) => placeOf(a) - placeOf(b))

type Props = {
  coach: string
  page?: 'light' | 'dark'
  hard?: string
  without?: Section['type']
  formInHero?: boolean
}

export const SamplePage = ({ coach: slug, page: ground, hard, without, formInHero = false }: Props) => {
  const shown = sections
    .filter(({ type }) => type !== without)
    .map((section) => inHero(hard ? (hardCases(section)[hard] ?? section) : section, formInHero))
  useEffect(() => runPageParts(shown))
  const known = coaches[slug]
  if (!known) return <p>There is no coach "{slug}".</p>
  const coach = { ...known, theme: { ...known.theme, ...(ground && { page: ground }) } }
  const page: Page = {
    id: 'sample/page',
    path: '/sample',
    canonical: 'https://example.com/sample',
    seo: { title: 'Sample', description: 'Every block.' },
    coach,
    sections: shown,
  }
  const drawn = Object.entries(drawnPortraits(page)).map(([source, svg]) => [source, svgUrl(svg)])
  const pictures = {
    'portrait.svg': storySetting.pictureUrl('portrait.svg'),
    ...Object.fromEntries(drawn),
  }
  return (
    <>
      <style>{lookCss(coach.theme)}</style>
      <CampaignPage page={page} assets={{ css: '', island: '', pictures }} />
    </>
  )
}

const inHero = (section: Section, yes: boolean): Section => {
  if (!yes) return section
  if (section.type === 'form') return { ...section, placement: 'hero', variant: 'card' }
  return section.type === 'hero' ? { ...section, variant: 'form-first', action: undefined } : section
}
