import { styleText } from 'node:util'
import { placeText } from '../../engine/compile/diagnostics/diagnostic.ts'
import type { Diagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { counted } from '../../engine/words/counted.ts'
import type { Change } from './fix.ts'

type Style = Parameters<typeof styleText>[0]
export type Paint = (style: Style, text: string) => string

export const plain: Paint = (_style, text) => text

export const paintFor =
  (stream: NodeJS.WriteStream): Paint =>
  (style, text) =>
    styleText(style, text, { stream, validateStream: true })

export const prettyDiagnostics = (diagnostics: readonly Diagnostic[], paint: Paint): string =>
  [...Map.groupBy(diagnostics, ({ file }) => file)]
    .map(([file, own]) => {
      const head = paint(['bold', 'underline'], file) + paint('dim', `  ${counted(own.length, 'diagnostic')}`)
      return [head, ...own.map((diagnostic) => prettyDiagnostic(diagnostic, paint))].join('\n\n')
    })
    .join('\n\n\n')

export const prettyNotes = (notes: readonly Diagnostic[], paint: Paint): string =>
  notes
    .map((note) => {
      const subject = note.path ? ` ${paint('bold', note.path)}` : ''
      const words = [note.message, note.fix].filter(Boolean).join(' ')
      return `${paint('cyan', placeText(note))}${subject}: ${paint('yellow', 'note:')} ${words}`
    })
    .join('\n')

const prettyDiagnostic = (diagnostic: Diagnostic, paint: Paint): string => {
  const subject = diagnostic.path ? ` ${paint('bold', diagnostic.path)}: ` : ': '
  const head = `${paint('cyan', placeText(diagnostic))}${subject}${paint('red', diagnostic.message)} ${paint('dim', `(${diagnostic.rule})`)}`
  const frame = diagnostic.frame?.split('\n').map((row) => framed(row, paint))
  return [
    head,
    ...(frame ?? []),
    ...(diagnostic.fix ? [`${paint('green', '  help:')} ${diagnostic.fix}`] : []),
    ...(diagnostic.related ?? []).map((place) => `${paint('dim', '  see: ')} ${placeText(place)}`),
    ...(diagnostic.repair ? [paint('dim', '  --fix can repair this.')] : []),
  ].join('\n')
}

const framed = (row: string, paint: Paint) =>
  /^ *\| *\^$/.test(row) ? paint('red', row) : row.startsWith('>') ? row : paint('dim', row)

export const prettyChange = ({ rule, from, to, ...place }: Change, paint: Paint): string =>
  `${paint('cyan', placeText(place))} ${change(from, to)} ${paint('dim', `(${rule})`)}`

const change = (from: string, to: string) => {
  if (from.trim() === '' && to.trim() !== '') return `added ${shown(to)}`
  return to === '' ? `removed ${shown(from)}` : `${shown(from)} -> ${shown(to)}`
}

const shown = (text: string) => {
  const line = text.trim() === '' ? JSON.stringify(text) : text.trim().replaceAll(/\s*[\r\n]+\s*/g, ' / ')
  return line.length > 70 ? `${line.slice(0, 67)}...` : line
}
