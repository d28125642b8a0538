import '~react-pages'
import '~campaign-index'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { DevApp } from './dev/dev-app.tsx'
import './styles.css'
import '../../blocks/form/form-live.css'
import './dev/workbench.css'
import './dev/problems.css'
import './dev/campaign-list.css'
import './dev/list-tools.css'
import './dev/dev-bar.css'
import './dev/stage.css'
import './dev/mail-view.css'
import './dev/file-view.css'

// No component stands in this file: it would be loaded twice after a save, under two addresses.
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
