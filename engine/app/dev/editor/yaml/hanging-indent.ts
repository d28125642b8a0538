import { RangeSetBuilder } from '@codemirror/state'
import { Decoration, ViewPlugin } from '@codemirror/view'
import type { DecorationSet, EditorView, ViewUpdate } from '@codemirror/view'

/** Further rows of a long line begin below its text, as deep as the YAML is nested. */
export const hangingIndent = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet
    constructor(view: EditorView) {
      this.decorations = indents(view)
    }
    update({ docChanged, viewportChanged, view }: ViewUpdate) {
      if (docChanged || viewportChanged) this.decorations = indents(view)
    }
  },
  { decorations: ({ decorations }) => decorations },
)

const indents = ({ state, visibleRanges }: EditorView): DecorationSet => {
  const lines = new RangeSetBuilder<Decoration>()
  for (const { from, to } of visibleRanges)
    for (let at = from; at <= to;) {
      const line = state.doc.lineAt(at)
      const depth = /^[ -]*/.exec(line.text)?.[0].length ?? 0
      if (depth > 0) lines.add(line.from, line.from, indented(Math.min(depth, 16) + 2))
      at = line.to + 1
    }
  return lines.finish()
}

const indented = (depth: number) =>
  Decoration.line({
    attributes: { style: `text-indent: -${depth}ch; padding-left: calc(${depth}ch + 0.4rem)` },
  })
