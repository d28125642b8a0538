import type { EditorEdit, EditPath } from '../../../campaign/preview/editor-edit.ts'
import type { EditorFile } from '../../../campaign/preview/editor-view.ts'
import type { SetEdit } from './editor-context.ts'

/** Milliseconds without a further key after which a text is written. */
const pause = 400

/** `text`: all of the file. */
export type Typed = { edit: EditorEdit } | { text: string }
/** `lost`: what was not written. */
export type Trouble = { why: string; isConflict: boolean; lost: Typed[] }
export type QueueState = { file: EditorFile | null; trouble: Trouble | null; isBusy: boolean }
type Write = Typed | { undo: true }

const isTyped = (write: Write): write is Typed => !('undo' in write)

const keyOf = (write: Typed) => ('edit' in write ? JSON.stringify(write.edit.path) : 'text')

/** Writes the changes of a file one after the other, each onto the version that the one before left. */
export const openQueue = (url: string, show: (state: QueueState) => void) => {
  let state: QueueState = { file: null, trouble: null, isBusy: false }
  let waiting: Write[] = []
  let sent: Write[] = []
  let typed = new Map<string, Typed>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStale = false
  /** Under way when somebody took the file instead. */
  let given: Write | undefined
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
      sent = [next]
      update({ isBusy: true })
      // oxlint-disable-next-line no-await-in-loop -- each write needs the version that the one before left
      const answer = await requested(url, { version: state.file?.version ?? '', ...next })
      sent = []
      if (answer.file) update({ file: answer.file })
      else if (next === given) isStale = true
      else {
        const lost = [next, ...waiting].filter(isTyped)
        waiting = []
        update({ trouble: { why: answer.why, isConflict: answer.status === 409, lost } })
      }
    }
    update({ isBusy: false })
    if (isStale) void load()
  }
  const flush = () => {
    clearTimeout(timer)
    waiting.push(...typed.values())
    typed = new Map()
    void run()
  }
  const typeLater = (write: Typed) => {
    typed.set(keyOf(write), write)
    clearTimeout(timer)
    timer = setTimeout(flush, pause)
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
    later: (edit: SetEdit) => typeLater({ edit }),
    laterText: (text: string) => typeLater({ text }),
    undo: () => {
      flush()
      waiting.push({ undo: true })
      void run()
    },
    /** Shows the file as it is now, whatever else was typed in the YAML. */
    accept: () => {
      typed.delete('text')
      given = sent.find((write) => 'text' in write)
      update({ trouble: null })
      void load()
    },
    /** What is not in the file yet: paths of fields as JSON, or `text`. */
    unwritten: () =>
      new Set([
        ...typed.keys(),
        ...[...[...sent, ...waiting].filter(isTyped), ...(state.trouble?.lost ?? [])].map(keyOf),
      ]),
  }
}

export type Queue = ReturnType<typeof openQueue>

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
