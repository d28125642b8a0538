import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { DevDiagnostic } from '../../../../campaign/preview/dev-view.ts'
import type { EditorFile } from '../../../../campaign/preview/editor-view.ts'
import { PaneDiagnostics } from '../pane-diagnostics.tsx'
import type { Queue } from '../write-queue.ts'
import type { CursorPlace } from './cursor-place.ts'
import { openCode } from './open-code.ts'
import type { Code } from './open-code.ts'
import './yaml-pane.css'

type Props = {
  /** Absolute. */
  name: string
  file: EditorFile
  queue: Queue
  /** Of this file, and of other files. */
  own: DevDiagnostic[]
  others: DevDiagnostic[]
  /** Where somebody was in the fields, and where they are when they go back there. */
  placeRef: RefObject<CursorPlace | null>
}

/** The file as it is written. Loaded when it is first shown: it is larger than the rest of the panel. */
export default function YamlPane({ name, file, queue, own, others, placeRef }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState<Code | null>(null)
  const open = useEffectEvent((parent: HTMLElement) => {
    const opened = openCode({
      parent,
      file: name,
      text: file.text,
      onType: queue.laterText,
      undo: queue.undo,
    })
    if (placeRef.current) opened.goTo(placeRef.current)
    return opened
  })
  const close = useEffectEvent((opened: Code) => {
    placeRef.current = opened.place()
    queue.flush()
    opened.end()
  })
  useEffect(() => {
    if (!host.current) return undefined
    const opened = open(host.current)
    setCode(opened)
    return () => close(opened)
  }, [])
  useEffect(() => {
    // What is typed meanwhile is on its way into the file.
    if (code && !queue.unwritten().has('text')) code.show(file.text)
  }, [code, file, queue])
  useEffect(() => code?.mark(own), [code, own])
  return (
    <>
      <PaneDiagnostics tree={null} others={others} jump={code?.goToDiagnostic} />
      <div ref={host} className="ed-code" />
    </>
  )
}
