import { readFileSync } from 'node:fs'
import { placeText } from '../../../engine/compile/diagnostics/diagnostic.ts'
import type { Edit, Diagnostic } from '../../../engine/compile/diagnostics/diagnostic.ts'
import { lineCounterOf } from '../../../engine/compile/diagnostics/place-at.ts'

/** A diagnostic as the golden file holds it: place to place, path and rule, then all that it says and would change. */
export const reportDiagnostic = (diagnostic: Diagnostic): string => {
  const { path, rule, message, fix, related = [], repair = [] } = diagnostic
  const text = repair.length > 0 ? new TextDecoder().decode(readFileSync(diagnostic.file)) : ''
  return [
    `${placeText(diagnostic)}${endOf(diagnostic)} ${rule}${path && `  ${path}`}`,
    `  ${message}`,
    ...(fix ? [`  help: ${fix}`] : []),
    ...related.map((place) => `  see: ${placeText(place)}`),
    ...repair.map((edit) => `  fix: ${reportEdit(text, edit)}`),
  ].join('\n')
}

const endOf = ({ line, end }: Diagnostic) => {
  if (!end) return ''
  return end.line === line ? `-${end.column}` : `-${end.line}:${end.column}`
}

/** Place, text before and text after. */
const reportEdit = (text: string, { start, end, text: to }: Edit) => {
  const { line, col } = lineCounterOf(text).linePos(start)
  return `${line}:${col} ${JSON.stringify(text.slice(start, end))} -> ${JSON.stringify(to)}`
}
