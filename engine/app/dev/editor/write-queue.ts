import type { EditorEdit, EditPath } from '../../../campaign/preview/editor-edit.ts'
import type { EditorFile } from '../../../campaign/preview/editor-view.ts'
import type { SetEdit } from './editor-context.ts'

/** Milliseconds without a further key after which a text is written. */
const pause = 400

/** `lost`: what was not written. */
export type Trouble = { why: string; isConflict: boolean; lost: EditorEdit[] }
export type QueueState = { file: EditorFile | null; trouble: Trouble | null; isBusy: boolean }
type Write = { edit: EditorEdit } | { undo: true }

/** Writes the changes of a file one after the other, each onto the version that the one before left. */
export const openQueue = (url: string, show: (state: QueueState) => void) => {
  let state: QueueState = { file: null, trouble: null, isBusy: false }
  let waiting: Write[] = []
  let typed = new Map<string, SetEdit>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStale = false
  const update = (next: Partial<QueueState>) => {
    state = { ...state, ...next }
    show(state)
  }
  const load = async () => {
    // What is typed was typed into the version that is shown: its write says if that is no longer the file.
    if (state.isBusy || typed.size > 0 || state.trouble) {
      isStale = true
      return
    }
    isStale = false
    const answer = await requested(url)
    if (state.isBusy || typed.size > 0) isStale = true
    else if (answer.file) update({ file: answer.file })
    else update({ trouble: { why: answer.why, isConflict: false, lost: [] } })
  }
  const run = async () => {
    if (state.isBusy) return
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      update({ isBusy: true })
      // oxlint-disable-next-line no-await-in-loop -- each write needs the version that the one before left
      const answer = await requested(url, { version: state.file?.version ?? '', ...next })
      if (answer.file) update({ file: answer.file })
      else {
        const lost = [next, ...waiting].flatMap((write) => ('edit' in write ? [write.edit] : []))
        waiting = []
        update({ trouble: { why: answer.why, isConflict: answer.status === 409, lost } })
      }
    }
    update({ isBusy: false })
    if (isStale) void load()
  }
  const flush = () => {
    clearTimeout(timer)
    waiting.push(...[...typed.values()].map((edit) => ({ edit })))
    typed = new Map()
    void run()
  }
  return {
    load,
    flush,
    write: (edit: EditorEdit) => {
      flush()
      waiting.push({ edit })
      void run()
    },
    forget: (path: EditPath) => {
      typed.delete(JSON.stringify(path))
    },
    later: (edit: SetEdit) => {
      typed.set(JSON.stringify(edit.path), edit)
      clearTimeout(timer)
      timer = setTimeout(flush, pause)
    },
    undo: () => {
      flush()
      waiting.push({ undo: true })
      void run()
    },
    /** Shows the file as it is now. */
    accept: () => {
      update({ trouble: null })
      void load()
    },
    /** Paths of texts that are not in the file yet. */
    unwritten: () =>
      new Set([
        ...typed.keys(),
        ...[...waiting, ...(state.trouble?.lost ?? []).map((edit) => ({ edit }))].flatMap((write) =>
          'edit' in write ? [JSON.stringify(write.edit.path)] : [],
        ),
      ]),
  }
}

type Answer = { file: EditorFile } | { file?: undefined; why: string; status: number }

const requested = async (url: string, write?: Write & { version: string }): Promise<Answer> => {
  try {
    const response = await fetch(url, {
      ...(write && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(write),
        keepalive: true,
      }),
    })
    const content: unknown = await response.json()
    // engine/compile/dev/editor/editor-endpoint.ts sends these types.
    if (response.ok) return { file: content as EditorFile }
    return { why: (content as { why: string }).why, status: response.status }
  } catch {
    return { why: 'The dev server does not respond.', status: 0 }
  }
}
