import { useEffect, useEffectEvent } from 'react'
import type { EditorGroup } from '../../../campaign/preview/editor-view.ts'
import { useEditor } from './editor-context.ts'
import { fieldOfWords } from './field-of-words.ts'
import { frameBeside, wordsClicked } from './page-beside.ts'

/** Opens the field of the words that somebody clicks on the page. */
export const useClicks = (tree: EditorGroup) => {
  const { reveal } = useEditor()
  const open = useEffectEvent(({ target }: MouseEvent) => {
    // Of another window: no Element of this one.
    const words = target && 'closest' in target ? wordsClicked(target as Element) : ''
    const field = words === '' ? undefined : fieldOfWords(tree, words)
    if (field) reveal(field.at)
  })
  useEffect(() => {
    const frame = frameBeside()
    if (!frame) return undefined
    const listener = (event: MouseEvent) => open(event)
    const listen = () => frame.contentDocument?.addEventListener('click', listener)
    listen()
    frame.addEventListener('load', listen)
    return () => {
      frame.removeEventListener('load', listen)
      frame.contentDocument?.removeEventListener('click', listener)
    }
  }, [])
}
