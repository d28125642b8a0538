import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Promised = { text: string; proofs: { file: string; title: string }[]; planned: string[] }

export const readPromises = (markdown: string): Promised[] => {
  const promises: Promised[] = []
  for (const line of markdown.split('\n')) {
    const last = promises.at(-1)
    const [, file, title] = /^ {2}- `([^`]+)`: `([^`]+)`$/.exec(line) ?? []
    if (line.startsWith('- ')) promises.push({ text: line.slice(2), proofs: [], planned: [] })
    else if (last && file !== undefined && title !== undefined) last.proofs.push({ file, title })
    else if (last && line.startsWith('  - ')) last.planned.push(line.slice(4))
  }
  return promises
}

const root = join(import.meta.dirname, '..', '..')

export const hasTitle = (file: string, title: string): boolean => {
  const path = join(root, file)
  const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`))
}
