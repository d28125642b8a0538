import type { EditorValue, EditPath } from './editor-edit.ts'

type Base = {
  path: EditPath
  /** The path as diagnostics write it, such as `sections[2].title`. */
  at: string
  label: string
  help?: string
  isRequired: boolean
  isWritten: boolean
}

export type EditorText = Base & {
  kind: 'text'
  value: string
  /** line: one line; words: wraps, and Enter ends it; prose: may have several lines. */
  size: 'line' | 'words' | 'prose'
}
/** `#` and six characters. */
export type EditorColour = Base & { kind: 'colour'; value: string }
/** A file in the coach's assets folder. `pattern`: of the names that may be chosen. */
export type EditorPicture = Base & { kind: 'picture'; value: string; pattern?: string }
export type EditorNumber = Base & { kind: 'number'; value: string }
export type EditorChoice = Base & {
  kind: 'choice'
  value: string
  /** What holds if nothing is written. */
  fallback?: string
  choices: { value: string; help?: string }[]
}
export type EditorSwitch = Base & { kind: 'switch'; value: boolean | null; fallback?: boolean }
export type EditorGroup = Base & { kind: 'group'; nodes: EditorNode[] }
export type EditorList = Base & {
  kind: 'list'
  items: { node: EditorNode; excerpt: string }[]
  /** What can be added. `isWhole`: the value is a list that takes the place of the missing one. */
  additions: { label: string; help?: string; value: EditorValue; isWhole?: boolean }[]
  /** Where an addition goes: before the closing call and the footer of a page, at the end of other lists. */
  end: number
}
/** Keys that the author names. */
export type EditorRecord = Base & { kind: 'record'; nodes: EditorNode[]; keyPattern?: string }
/** What only the YAML can change. */
export type EditorElsewhere = Base & { kind: 'elsewhere'; why: string }

export type EditorField =
  EditorText | EditorColour | EditorPicture | EditorNumber | EditorChoice | EditorSwitch
export type EditorNode = EditorField | EditorGroup | EditorList | EditorRecord | EditorElsewhere

export type EditorFile = {
  /** Of the text on disk: a write names the one that it saw. */
  version: string
  /** What is on disk. */
  text: string
  /** Null while the file cannot be read as YAML. */
  tree: EditorGroup | null
  /** What the assets folder has. */
  pictures: { name: string; url: string }[]
  /** What Undo would take back, if anything. */
  undo: string | null
}

export type Starter = { name: string; says: string }
