import { readFileSync } from 'node:fs'
import { placeText } from '../../../engine/compile/diagnostics/problem.ts'
import type { Edit, Problem } from '../../../engine/compile/diagnostics/problem.ts'
import { lineCounterOf } from '../../../engine/compile/read/yaml-file.ts'

/** A problem as the golden file holds it: place to place, path and rule, then all that it says and would change. */
export const tellProblem = (problem: Problem): string => {
  const { path, rule, message, fix, related = [], repair = [] } = problem
  const text = repair.length > 0 ? new TextDecoder().decode(readFileSync(problem.file)) : ''
  return [
    `${placeText(problem)}${endOf(problem)} ${rule}${path && `  ${path}`}`,
    `  ${message}`,
    ...(fix ? [`  help: ${fix}`] : []),
    ...related.map((place) => `  see: ${placeText(place)}`),
    ...repair.map((edit) => `  fix: ${tellEdit(text, edit)}`),
  ].join('\n')
}

const endOf = ({ line, end }: Problem) => {
  if (!end) return ''
  return end.line === line ? `-${end.column}` : `-${end.line}:${end.column}`
}

/** Where it begins, what stands there, what would. */
const tellEdit = (text: string, { start, end, text: to }: Edit) => {
  const { line, col } = lineCounterOf(text).linePos(start)
  return `${line}:${col} ${JSON.stringify(text.slice(start, end))} -> ${JSON.stringify(to)}`
}
