import { createContext, useContext } from 'react'
import type { EditorEdit, EditPath } from '../../../campaign/preview/editor-edit.ts'
import type { EditorFile, EditorNode } from '../../../campaign/preview/editor-view.ts'
import type { Added } from './add-picture.ts'
import type { DevDiagnostic } from '../../../campaign/preview/dev-view.ts'

export type Editor = {
  /** Writes a change after those that are still typed. */
  write: (edit: EditorEdit) => void
  /** Writes a text when typing pauses. */
  later: (edit: SetEdit) => void
  /** A text that is still typed is not to be written. */
  forget: (path: EditPath) => void
  /** Writes what is still typed. */
  flush: () => void
  /** Of this file. */
  diagnostics: readonly DevDiagnostic[]
  pictures: EditorFile['pictures']
  /** Puts a picture into the assets folder, for the field at this path. */
  addPicture: (picture: File, path: EditPath) => Promise<Added>
  nodeAt: (at: string) => EditorNode | undefined
  isOpen: (at: string) => boolean
  setOpen: (at: string, isOpen: boolean) => void
  /** Opens what a path lies in and focuses its first field once it is drawn. */
  reveal: (at: string, how?: Reveal) => void
  /** Entries of a list have other places now; null: it is gone. */
  renumber: (list: string, placeOf: (index: number) => number | null) => void
}

/** `isFurther`: it is not written yet. `caret`: how far into its text. */
export type Reveal = { isFurther?: boolean; caret?: number | null }

export type SetEdit = Extract<EditorEdit, { do: 'set' }>

const Context = createContext<Editor | null>(null)

export const EditorProvider = Context.Provider

export const useEditor = (): Editor => {
  const editor = useContext(Context)
  if (!editor) throw new Error('A field of the editor is outside of its panel.')
  return editor
}

/** The settings of a part that are not written. */
export const furtherOf = (at: string): string => `${at}[more]`

export const isWithin = (at: string, outer: string): boolean =>
  at === outer || at.startsWith(`${outer}.`) || at.startsWith(`${outer}[`)
