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
