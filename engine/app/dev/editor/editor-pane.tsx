import { useEffect, useMemo, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { DevDiagnostic } from '../../../campaign/preview/dev-view.ts'
import { EditorTabs } from './editor-tabs.tsx'
import { TroubleNote } from './trouble-note.tsx'
import { useFollow } from './use-follow.ts'
import { EditorProvider } from './editor-context.ts'
import { fieldName, fieldValues } from './field-values.ts'
import type { FieldValues } from './field-values.ts'
import { firstParts, FormBody } from './form-body.tsx'
import { editorHref, withParams } from '../store/addresses.ts'
import { PaneDiagnostics } from './pane-diagnostics.tsx'
import { useOpen } from './use-open.ts'
import { openQueue } from './write-queue.ts'
import type { QueueState } from './write-queue.ts'

/** `file`: absolute. */
type Props = { file: string; diagnostics: DevDiagnostic[]; params: URLSearchParams }

export const EditorPane = ({ file: open, diagnostics, params }: Props) => {
  const url = editorHref(open)
  const own = diagnostics.filter((one) => one.file === open)
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
  const { reset, getValues } = form
  useEffect(() => {
    if (!tree) return
    const kept = [...queue.unwritten()].map((path) => fieldName({ path: JSON.parse(path) }))
    const typed = Object.fromEntries(
      kept.flatMap((name) => {
        const value = getValues(name)
        return value === undefined ? [] : [[name, value]]
      }),
    )
    reset({ ...fieldValues(tree), ...typed })
  }, [tree, queue, reset, getValues])
  const parts = useOpen(firstParts)
  return (
    <section className="ed" aria-label="Editor">
      <header className="ed-head">
        <h2 className="wb-unseen">Edit</h2>
        <EditorTabs params={params} />
        <output>{isBusy ? 'Writing ...' : trouble ? 'Not written' : file && 'Saved'}</output>
        <button type="button" className="wb-press" disabled={!file?.undo} onClick={queue.undo}>
          Undo
        </button>
        <Link to={withParams(params, { edit: null })} className="wb-press">
          Close
        </Link>
      </header>
      {trouble && <TroubleNote trouble={trouble} onAccept={queue.accept} />}
      <FormProvider {...form}>
        <EditorProvider value={{ ...queue, ...parts, diagnostics: own, pictures: file?.pictures ?? [] }}>
          {tree && <PaneDiagnostics tree={tree} others={others} />}
          {tree && <FormBody tree={tree} />}
        </EditorProvider>
      </FormProvider>
      {file && !tree && (
        <p className="ed-note">
          The file is not valid YAML at the moment. Its fields appear here once that is fixed.
        </p>
      )}
    </section>
  )
}
