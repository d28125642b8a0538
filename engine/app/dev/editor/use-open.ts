import { useEffect, useRef, useState } from 'react'
import { furtherOf } from './editor-context.ts'
import type { Reveal } from './editor-context.ts'

/** Which parts of the panel are open, and which one is to be focused. `isWritten`: entries have their last places. */
export const useOpen = (first: readonly string[], isWritten: () => boolean) => {
  const [open, setAll] = useState<ReadonlySet<string>>(() => new Set(first))
  const wanted = useRef<{ at: string; caret: number | null } | null>(null)
  useEffect(() => {
    if (!wanted.current || !isWritten()) return
    const { at, caret } = wanted.current
    const place = document.querySelector(`[data-at="${CSS.escape(at)}"]`)
    const field =
      place?.querySelector<HTMLElement>(':scope.ed-field input:checked') ??
      place?.querySelector<HTMLElement>('input, textarea, select, :scope .ed-body button') ??
      place?.querySelector<HTMLElement>('.ed-toggle')
    if (!field) return
    wanted.current = null
    field.focus()
    const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
    if (isText && field.selectionStart !== null && caret !== null) field.setSelectionRange(caret, caret)
  })
  return {
    isOpen: (at: string) => open.has(at),
    setOpen: (at: string, isOpen: boolean) =>
      setAll((before) => new Set(isOpen ? [...before, at] : [...before].filter((one) => one !== at))),
    reveal: (at: string, { isFurther = false, caret = null }: Reveal = {}) => {
      wanted.current = { at, caret }
      const outer = outerPaths(at)
      setAll((before) => new Set([...before, ...outer, ...(isFurther ? outer.map(furtherOf) : [])]))
    },
    renumber: (list: string, placeOf: (index: number) => number | null) => {
      const moved = (at: string): string[] => {
        const [, index, rest = ''] = at.startsWith(list)
          ? (/^\[(\d+)\](.*)$/.exec(at.slice(list.length)) ?? [])
          : []
        if (index === undefined) return [at]
        const place = placeOf(Number(index))
        return place === null ? [] : [`${list}[${place}]${rest}`]
      }
      setAll((before) => new Set([...before].flatMap(moved)))
    },
  }
}

/** `a.b[2]`: nothing, `a`, `a.b`, `a.b[2]`. */
const outerPaths = (at: string): string[] => [
  '',
  ...[...at.matchAll(/[.[]|$/g)].map(({ index }) => at.slice(0, index)),
]
