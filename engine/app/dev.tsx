import '~react-pages'
import '~campaign-index'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { DevApp } from './dev/dev-app.tsx'
import './styles.css'
import './right-to-left.css'
import '../../blocks/form/form-live.css'
import './dev/workbench.css'
import './dev/files/diagnostics.css'
import './dev/list/campaign-list.css'
import './dev/list/list-tools.css'
import './dev/bar/dev-bar.css'
import './dev/page/stage.css'
import './dev/mails/mail-view.css'
import './dev/files/file-view.css'
import './dev/editor/editor.css'
import './dev/new-campaign/new-campaign.css'

// A component in this file would be loaded twice after a save, under two URLs.
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Suspense fallback={null}>
        <DevApp />
      </Suspense>
    </BrowserRouter>,
  )
}
