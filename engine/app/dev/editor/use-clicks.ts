import { useEffect, useEffectEvent } from 'react'
import type { EditorGroup } from '../../../campaign/preview/editor-view.ts'
import { useEditor } from './editor-context.ts'
import { fieldClicked } from './field-clicked.ts'
import { clickedOn, frameBeside, pressable } from './page-beside.ts'

/** Opens the field of the words or the picture that somebody clicks on the page; with Ctrl or Cmd a link is followed. */
export const useClicks = (tree: EditorGroup) => {
  const { reveal } = useEditor()
  const open = useEffectEvent((event: MouseEvent) => {
    const { target, clientX, clientY } = event
    // Of another window: no Element of this one.
    if (event.ctrlKey || event.metaKey || !target || !('closest' in target)) return
    const element = target as Element
    const field = fieldClicked(tree, clickedOn(element, clientX, clientY))
    if (!field) return
    if (element.closest(pressable)) {
      event.preventDefault()
      event.stopPropagation()
    }
    reveal(field.at)
  })
  useEffect(() => {
    const frame = frameBeside()
    if (!frame) return undefined
    const listener = (event: MouseEvent) => open(event)
    const listen = () => frame.contentDocument?.addEventListener('click', listener, true)
    listen()
    frame.addEventListener('load', listen)
    return () => {
      frame.removeEventListener('load', listen)
      frame.contentDocument?.removeEventListener('click', listener, true)
    }
  }, [])
}
