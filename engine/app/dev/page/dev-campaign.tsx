import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PageAssets } from '../../../campaign/release/assets.ts'
import type { DevDiagnostic } from '../../../campaign/preview/dev-view.ts'
import type { Page } from '../../../campaign/schema/page.ts'
import { counted } from '../../../words/counted.ts'
import { AlonePage } from '../alone-page.tsx'
import { DevBar } from '../bar/dev-bar.tsx'
import { useIndex, usePublished, useVersion } from '../store/dev-store.ts'
import { ownDiagnostics } from '../files/own-diagnostics.ts'
import { useTitle } from '../use-title.ts'
import { PageGuard } from './page-guard.tsx'
import { DiagnosticList } from '../files/diagnostic-list.tsx'
import { Stage } from './stage.tsx'

const isFramed = window.parent !== window
/** Beside the editor the frame draws it: hundreds of modules, which this window then need not load. */
const PageInState = lazy(async () => ({ default: (await import('./page-in-state.tsx')).PageInState }))

export function DevCampaign({ file }: { file: string }) {
  // engine/compile/dev/vite-plugin.ts publishes this type; `why`: what failed if no diagnostic says it.
  const found = usePublished(file) as { page: Page; assets: PageAssets } | { why: string | null }
  const { coaches, diagnostics } = useIndex()
  const coach = coaches.find(({ campaigns }) => campaigns.some(({ open }) => open === file))
  const campaign = coach?.campaigns.find(({ open }) => open === file)
  const [params] = useSearchParams()
  const slug = params.get('state')
  const version = useVersion()
  const [dismissed, setDismissed] = useState('')
  const title = 'page' in found ? found.page.seo.title : (campaign?.name ?? 'Porchlight')
  useTitle(title)
  const page =
    'page' in found ? (
      <PageGuard resetKey={`${slug} ${version}`}>
        <Suspense fallback={null}>
          <PageInState {...found} slug={slug} capacity={campaign?.event?.capacity ?? null} />
        </Suspense>
      </PageGuard>
    ) : null
  if (isFramed || !campaign) return page
  const own = ownDiagnostics({ diagnostics }, coach, campaign)
  // A closed sheet stays closed until the diagnostics change.
  const reported = own.map(({ place, message }) => `${place} ${message}`).join('\n')
  const isEdited = params.has('edit') && !params.has('mail')
  const isSheetOpen = 'page' in found && !isEdited && own.length > 0 && reported !== dismissed
  const isStaged = params.has('width') || params.has('mail') || isEdited
  return (
    <>
      {isStaged ? <Stage campaign={campaign} params={params} diagnostics={own} /> : page}
      {'why' in found && !isStaged && <NoPage name={campaign.name} why={found.why} diagnostics={own} />}
      {isSheetOpen && (
        <DiagnosticSheet
          diagnostics={own}
          isStale={campaign.shown === 'stale'}
          onClose={() => setDismissed(reported)}
        />
      )}
      <DevBar
        campaign={campaign}
        diagnostics={isEdited ? 0 : own.length}
        params={params}
        onDiagnostics={() => setDismissed(isSheetOpen ? reported : '')}
      />
    </>
  )
}

type NoPageProps = {
  name: string
  why: string | null
  diagnostics: DevDiagnostic[]
}

const NoPage = ({ name, why, diagnostics }: NoPageProps) => (
  <AlonePage title={`${name} cannot be shown yet`}>
    <p>The page appears here as soon as its file is fixed. The other campaigns are not touched.</p>
    {why !== null && <pre className="wb-frame">{why}</pre>}
    <section aria-label="Diagnostics">
      <DiagnosticList diagnostics={diagnostics} />
    </section>
  </AlonePage>
)

type SheetProps = { diagnostics: DevDiagnostic[]; isStale: boolean; onClose: () => void }

const DiagnosticSheet = ({ diagnostics, isStale, onClose }: SheetProps) => (
  <section className="wb wb-sheet" aria-label="Diagnostics">
    <header className="wb-sheet-head">
      <h2>{counted(diagnostics.length, 'diagnostic')}</h2>
      <p>{isStale ? 'The page shows the file as it was before.' : 'The page shows what could be read.'}</p>
      <button type="button" className="wb-press" onClick={onClose}>
        Close
      </button>
    </header>
    <DiagnosticList diagnostics={diagnostics} />
  </section>
)
