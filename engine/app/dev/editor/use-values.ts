import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { EditorGroup } from '../../../campaign/preview/editor-view.ts'
import { fieldName, fieldValues } from './field-values.ts'
import type { FieldValues } from './field-values.ts'
import type { Queue } from './write-queue.ts'

/**
 * Shows in the fields what the file says, except where something is typed that is not in it yet. One field at a time:
 * a reset of the form loses a letter that comes before it is drawn again.
 */
export const useValues = (tree: EditorGroup | null, form: UseFormReturn<FieldValues>, queue: Queue) => {
  const isFirst = useRef(true)
  const { reset, getValues, setValue } = form
  useEffect(() => {
    if (!tree) return
    const values = fieldValues(tree)
    if (isFirst.current) reset(values)
    isFirst.current = false
    const typed = [...queue.unwritten()].filter((key) => key !== 'text')
    const kept = new Set(typed.map((path) => fieldName({ path: JSON.parse(path) })))
    for (const [name, value] of Object.entries(values))
      if (!kept.has(name) && getValues(name) !== value) setValue(name, value)
  }, [tree, queue, reset, getValues, setValue])
}
