import { useEffect, useEffectEvent } from 'react'
import type { RefObject, SyntheticEvent } from 'react'
import type { EditorGroup, EditorNode } from '../../../campaign/preview/editor-view.ts'
import { useEditor } from './editor-context.ts'
import { GroupFields } from './group-fields.tsx'
import { drawNode, NodeView } from './node-view.tsx'
import { nodeAround } from './nodes-in.ts'
import { showOnPage } from './page-beside.ts'
import { Part } from './part.tsx'
import { useClicks } from './use-clicks.ts'
import type { CursorPlace } from './yaml/cursor-place.ts'

/** What most of the work is about comes first, and is open. */
export const firstParts = ['with', 'sections']

/** `placeRef`: where somebody was in the YAML, and is to be found there again. */
type Props = { tree: EditorGroup; placeRef: RefObject<CursorPlace | null> }

/** The words of the page, its other groups, and last the file's own keys. */
export const FormBody = ({ tree, placeRef }: Props) => {
  const { reveal } = useEditor()
  const goBack = useEffectEvent(() => {
    const node = placeRef.current && nodeAround(tree, placeRef.current.at)
    if (!node) return
    const caret = node.at === placeRef.current?.at ? placeRef.current.caret : null
    reveal(node.at, { isFurther: !node.isWritten, caret })
  })
  useEffect(() => goBack(), [])
  useClicks(tree)
  const note = ({ target }: SyntheticEvent) => {
    const at = target instanceof Element && target.closest<HTMLElement>('[data-at]')?.dataset['at']
    if (at)
      placeRef.current = { at, caret: 'selectionStart' in target ? Number(target.selectionStart) : null }
  }
  const parts = tree.nodes.filter(isPart)
  const first = parts.filter(({ at }) => firstParts.includes(at))
  const own = tree.nodes.filter((node) => !parts.includes(node))
  return (
    <div
      className="ed-form"
      onFocus={(event) => {
        note(event)
        if (event.target instanceof HTMLElement) showOnPage(wordsAround(event.target), { isNew: true })
      }}
      onSelect={note}
    >
      <p className="ed-help ed-tip">Click words or a picture on the page to edit them here.</p>
      {[...new Set([...first.toReversed(), ...parts])].map((node) => (
        <NodeView key={node.at} node={node} />
      ))}
      <Part at="" label="Page and address">
        <GroupFields at="" nodes={own} draw={drawNode} />
      </Part>
    </div>
  )
}

const texts = 'input:not([type=checkbox]), textarea'

/** Of the field that somebody is in, then of the entry around it. */
const wordsAround = (target: HTMLElement): string[] => {
  const entry = target.closest('.ed-list > li')
  const fields = [...(entry?.querySelectorAll<HTMLInputElement>(texts) ?? [])]
  const own = target.matches(texts) && 'value' in target ? String(target.value) : ''
  const excerpt = entry?.querySelector('.ed-excerpt')?.textContent ?? ''
  return [own, excerpt, ...fields.map(({ value }) => value)]
}

/** Parts of their own before anything of them is written. */
const soughtParts = ['sections', 'theme']

const isPart = ({ kind, at, isWritten, isRequired }: EditorNode): boolean =>
  soughtParts.includes(at) || ((kind === 'group' || at === 'pipeline') && (isWritten || isRequired))
