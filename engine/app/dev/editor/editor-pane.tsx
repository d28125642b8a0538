import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import type { DevDiagnostic } from '../../../campaign/preview/dev-view.ts'
import { addPicture } from './add-picture.ts'
import { EditorTabs } from './editor-tabs.tsx'
import { TroubleNote } from './trouble-note.tsx'
import { useFollow } from './use-follow.ts'
import { EditorProvider } from './editor-context.ts'
import type { FieldValues } from './field-values.ts'
import { firstParts, FormBody } from './form-body.tsx'
import { editorHref, withParams } from '../store/addresses.ts'
import { nodesIn } from './nodes-in.ts'
import { PaneDiagnostics } from './pane-diagnostics.tsx'
import { useOpen } from './use-open.ts'
import { useValues } from './use-values.ts'
import { openQueue } from './write-queue.ts'
import type { QueueState } from './write-queue.ts'
import type { CursorPlace } from './yaml/cursor-place.ts'

const YamlPane = lazy(() => import('./yaml/yaml-pane.tsx'))

/** `file`: absolute. */
type Props = { file: string; diagnostics: DevDiagnostic[]; params: URLSearchParams }

export const editorId = 'editor'

/** Where the panel was opened. */
const toEditLink = () => document.querySelector<HTMLElement>('.wb-bar-edit')?.focus()

export const EditorPane = ({ file: open, diagnostics, params }: Props) => {
  const url = editorHref(open)
  const own = useMemo(() => diagnostics.filter((one) => one.file === open), [diagnostics, open])
  const others = diagnostics.filter((one) => !own.includes(one))
  const [{ file, trouble, isBusy }, setState] = useState<QueueState>({
    file: null,
    trouble: null,
    isBusy: false,
  })
  const queue = useMemo(() => openQueue(url, setState), [url])
  useFollow(url, queue)
  const tree = file?.tree ?? null
  const form = useForm<FieldValues>()
  useValues(tree, form, queue)
  const navigate = useNavigate()
  const closed = withParams(params, { edit: null, as: null })
  const parts = useOpen(firstParts, () => queue.unwritten().size === 0)
  const placeRef = useRef<CursorPlace | null>(null)
  const as = params.get('as') === 'yaml' ? 'yaml' : 'fields'
  // What was typed in the YAML comes first: a letter typed into the field of before would take it back.
  const isComing = !trouble && queue.unwritten().has('text')
  const editor = {
    ...queue,
    ...parts,
    diagnostics: own,
    pictures: file?.pictures ?? [],
    addPicture: addPicture(url),
    nodeAt: (at: string) => (tree ? nodesIn(tree).find((node) => node.at === at) : undefined),
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from whatever in it has the focus
    <section
      id={editorId}
      className="ed"
      aria-label="Editor"
      data-as={as}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        // In the YAML, Escape closes what the text editor has open.
        if (key !== 'Escape' || as === 'yaml') return
        toEditLink()
        void navigate(closed)
      }}
    >
      <header className="ed-head">
        <h2 className="wb-unseen">Edit</h2>
        <EditorTabs params={params} />
        <div className="ed-acts">
          <output>{isBusy ? 'Writing ...' : trouble ? 'Not written' : file && 'Saved'}</output>
          <button type="button" className="wb-press" disabled={!file?.undo} onClick={queue.undo}>
            Undo
          </button>
          <Link to={closed} className="wb-press" onClick={toEditLink}>
            Close
          </Link>
        </div>
      </header>
      {trouble && <TroubleNote trouble={trouble} onAccept={queue.accept} />}
      <FormProvider {...form}>
        <EditorProvider value={editor}>
          {as === 'fields' && <PaneDiagnostics tree={tree} others={others} />}
          {as === 'fields' && tree && !isComing && <FormBody tree={tree} placeRef={placeRef} />}
          {as === 'yaml' && file && (
            <Suspense fallback={<p className="ed-note">Loading ...</p>}>
              <YamlPane name={open} {...{ file, queue, own, others, placeRef }} />
            </Suspense>
          )}
        </EditorProvider>
      </FormProvider>
      {as === 'fields' && file && !tree && (
        <p className="ed-note">
          The file is not valid YAML at the moment. Fix it{' '}
          <Link to={withParams(params, { as: 'yaml' })}>in the YAML</Link>: its fields appear here then.
        </p>
      )}
    </section>
  )
}
