import { renderToStaticMarkup } from 'react-dom/server'
import type { PageAssets, RendererModule, ViewAssets } from '../campaign/release/assets.ts'
import { pageOnDate } from '../campaign/schema/page-on-date.ts'
import type { Page } from '../campaign/schema/page.ts'
import { staffScript } from '../campaign/release/staff-script.ts'
import type { RenderedView, View } from '../campaign/release/view.ts'
import { campaignDocument, doneDocument, linkDocument, lostDocument } from './campaign-document.tsx'
import { htmlDocument } from './document.ts'
import { renderSeatStates } from './form-states.tsx'
import { imageStates } from './image-states.tsx'
import { systemPage } from './system-page.tsx'

export { renderArt, renderIcon, renderMark, renderPageArt } from './art-markup.tsx'
export { renderEmail } from '../email/email-layout.tsx'
export { loaderOf } from './loader.ts'

export { renderStates } from './form-states.tsx'

export const renderServed: RendererModule['renderServed'] = (page, assets) =>
  renderSeatStates(page, assets) + imageStates(page)

export const renderPage = (page: Page, assets: PageAssets): string =>
  campaignDocument(pageOnDate(page), assets)

export const renderView = (view: View, assets: ViewAssets): RenderedView => {
  if (view.page !== 'campaign' && view.page !== 'done') {
    const owner = 'campaign' in view.data ? assets.campaigns[view.data.campaign ?? ''] : undefined
    if (owner && view.page === 'not-found')
      return { html: lostDocument(owner.page, owner.assets), csp: owner.csp }
    const { title, body, lang } = systemPage(view, assets.siteName, owner)
    if (owner) return { html: linkDocument(owner, { title, body, lang }), csp: owner.csp }
    const head = { title, lang, css: assets.system.css, private: true }
    const script = view.page.startsWith('staff/') ? staffScript : undefined
    return { html: htmlDocument(head, renderToStaticMarkup(body), script), csp: assets.system.csp }
  }
  const campaign = assets.campaigns[view.data.campaign]
  if (!campaign) return renderView({ page: 'not-found', data: {} }, assets)
  const { assets: pageAssets, csp } = campaign
  const page = pageOnDate(campaign.page, view.data.date)
  const html =
    view.page === 'campaign'
      ? campaignDocument(page, pageAssets, view.data.form, view.data.image)
      : doneDocument(page, pageAssets, view.data.answer, view.data.email)
  return { html, csp }
}

export const createRenderer: RendererModule['createRenderer'] = (assets) => ({
  render: (view) => renderView(view, assets),
})
