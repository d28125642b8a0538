import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap } from '@codemirror/commands'
import { yaml } from '@codemirror/lang-yaml'
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { lintKeymap } from '@codemirror/lint'
import { searchKeymap } from '@codemirror/search'
import { EditorState, Text } from '@codemirror/state'
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import type { DevDiagnostic } from '../../../../campaign/preview/dev-view.ts'
import { showOnPage } from '../page-beside.ts'
import { offsetOf, placeAt, wordsAt } from './cursor-place.ts'
import type { CursorPlace } from './cursor-place.ts'
import { hangingIndent } from './hanging-indent.ts'
import { languageOf } from './language-client.ts'
import { checkMarks, marks, offsetIn, setMarks } from './marks.ts'

/** `file`: absolute. `undo`: the panel's, for there is one history of the file. */
type Settings = {
  parent: HTMLElement
  file: string
  text: string
  onType: (text: string) => void
  undo: () => void
}

export type Code = ReturnType<typeof openCode>

/** The text of a file to edit. Between here and the file no character changes. */
export const openCode = ({ parent, file, text, onType, undo }: Settings) => {
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const textOf = (written: string) => Text.of(written.split(eol))
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: textOf(text),
      extensions: [
        EditorState.lineSeparator.of(eol),
        lineNumbers(),
        highlightActiveLine(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ icons: false }),
        EditorView.lineWrapping,
        hangingIndent,
        yaml(),
        syntaxHighlighting(classHighlighter),
        marks,
        languageOf(`file://${file.startsWith('/') ? '' : '/'}${encodeURI(file.replaceAll('\\', '/'))}`),
        keymap.of([
          { key: 'Mod-z', run: () => (undo(), true) },
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...lintKeymap,
          ...searchKeymap,
          // Tab leaves the text, as everywhere on the page.
          ...defaultKeymap,
        ]),
        EditorView.contentAttributes.of({ 'aria-label': 'YAML', spellcheck: 'false', tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged, transactions, state, startState }) => {
          const isOwn = transactions.some((one) => one.isUserEvent('input') || one.isUserEvent('delete'))
          if (docChanged && !transactions.every((one) => one.isUserEvent(fromFile))) onType(state.sliceDoc())
          const isMoved = transactions.some((one) => one.isUserEvent('select')) || isOwn
          if (isMoved && lineOf(state) !== lineOf(startState))
            showOnPage([wordsAt(state.doc.toString(), state.selection.main.head)])
        }),
      ],
    }),
  })
  const select = (at: number) => {
    view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) })
    view.focus()
  }
  return {
    place: () => placeAt(view.state.doc.toString(), view.state.selection.main.head),
    goTo: (place: CursorPlace) => select(offsetOf(view.state.doc.toString(), place)),
    goToDiagnostic: (diagnostic: DevDiagnostic) => select(offsetIn(view.state.doc, diagnostic)),
    /** Only what differs is replaced: the cursor stays in its words. */
    show: (written: string) => {
      const [before, after] = [view.state.doc.toString(), textOf(written).toString()]
      if (before === after) return
      const { from, to, end } = difference(before, after)
      const insert = Text.of(after.slice(from, end).split('\n'))
      view.dispatch({ changes: { from, to, insert }, userEvent: fromFile })
    },
    mark: (diagnostics: readonly DevDiagnostic[]) => {
      const found = checkMarks(view.state.doc, diagnostics)
      view.dispatch({ effects: setMarks.of({ of: 'check', marks: found }) })
    },
    end: () => view.destroy(),
  }
}

const fromFile = 'file'

const lineOf = ({ doc, selection }: EditorState) => doc.lineAt(selection.main.head).number

/** The part between what both texts begin and end with: from `from` to `to` before, to `end` after. */
const difference = (before: string, after: string) => {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from += 1
  let same = 0
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return { from, to: before.length - same, end: after.length - same }
}
