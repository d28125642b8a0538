import { linter } from '@codemirror/lint'
import type { Diagnostic } from '@codemirror/lint'
import { StateEffect, StateField } from '@codemirror/state'
import type { EditorState, Text } from '@codemirror/state'
import type { DevDiagnostic } from '../../../../campaign/preview/dev-view.ts'

/** schema: what the language server says as you type; check: what `npm run validate` says of the saved file. */
type Marks = { schema: readonly Diagnostic[]; check: readonly Diagnostic[] }

export const setMarks = StateEffect.define<{ of: keyof Marks; marks: readonly Diagnostic[] }>()

const known = StateField.define<Marks>({
  create: () => ({ schema: [], check: [] }),
  update: (value, { changes, docChanged, effects }) => {
    const moved = (marks: readonly Diagnostic[]) =>
      marks.map((mark) => ({ ...mark, from: changes.mapPos(mark.from), to: changes.mapPos(mark.to, 1) }))
    const before = docChanged ? { schema: moved(value.schema), check: moved(value.check) } : value
    return effects.reduce(
      (all, effect) => (effect.is(setMarks) ? { ...all, [effect.value.of]: effect.value.marks } : all),
      before,
    )
  },
})

/** Where both say something of a line, the check does: it knows more, and how to fix it. */
const shown = (state: EditorState): Diagnostic[] => {
  const { schema, check } = state.field(known)
  const lineOf = ({ from }: Diagnostic) => state.doc.lineAt(Math.min(from, state.doc.length)).number
  const checked = new Set(check.map(lineOf))
  return [...check, ...schema.filter((mark) => !checked.has(lineOf(mark)))]
}

export const marks = [
  known,
  linter((view) => shown(view.state), {
    delay: 100,
    needsRefresh: ({ transactions }) =>
      transactions.some(({ effects }) => effects.some((effect) => effect.is(setMarks))),
  }),
]

/** Line and column of a diagnostic, from 1, as an offset. */
export const offsetIn = (doc: Text, { open }: DevDiagnostic): number => {
  const [, line = '1', column = '1'] = /:(\d+):(\d+)$/.exec(open) ?? []
  const { from, length } = doc.line(Math.min(Number(line), doc.lines))
  return from + Math.min(Number(column) - 1, length)
}

export const checkMarks = (doc: Text, diagnostics: readonly DevDiagnostic[]): Diagnostic[] =>
  diagnostics.map((diagnostic) => {
    const from = offsetIn(doc, diagnostic)
    const { path, message, fix = '' } = diagnostic
    return {
      from,
      to: doc.lineAt(from).to,
      severity: 'error',
      message: `${message.replace(`${path}: `, '')} ${fix}`.trim(),
    }
  })
