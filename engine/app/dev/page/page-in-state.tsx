import { useEffect } from 'react'
import type { PageAssets } from '../../../campaign/release/assets.ts'
import { pageStates } from '../../../campaign/preview/page-states.ts'
import type { FormStateName } from '../../../campaign/preview/page-states.ts'
import type { Page } from '../../../campaign/schema/page.ts'
import { sampleValues } from '../../../campaign/preview/sample-values.ts'
import type { FormState } from '../../../campaign/release/view.ts'
import { CampaignPage } from '../../../render/campaign-page.tsx'
import { runPageParts } from '../../run-page-parts.ts'
import { formStateOf } from '../../../render/form/form-state.ts'

type Props = {
  page: Page
  assets: PageAssets
  slug: string | null
  capacity: number | null
}

export const PageInState = ({ page, assets, slug, capacity }: Props) => {
  const form = page.sections.find((section) => section.type === 'form')
  const state = pageStates(form).find((one) => one.slug === slug)?.form ?? 'Idle'
  useEffect(() => {
    if (state !== 'Idle') showForm()
  }, [state])
  useEffect(() => runPageParts(page.sections, page.lang, page.event))
  const served = servedState(state, capacity)
  const shown =
    form && state !== 'Idle' && !served
      ? formStateOf(state, form, sampleValues(form.fields), page.lang)
      : undefined
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: assets.css }} />
      <CampaignPage key={state} page={page} assets={assets} state={served} shown={shown} />
    </>
  )
}

const servedState = (state: FormStateName, capacity: number | null): FormState | undefined => {
  const none = { values: {}, errors: {} }
  if (state === 'Full') return { ...none, closed: 'full' }
  if (state === 'Over') return { ...none, closed: 'over' }
  const places = capacity ?? 40
  if (state === 'NearlyFull')
    return { ...none, seats: { left: Math.max(1, Math.round(places / 10)), capacity: places } }
  return undefined
}

const showForm = () => {
  const form = document.querySelector('.form-place')
  if (!form) return
  const { top, bottom } = form.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) form.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
