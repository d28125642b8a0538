import type { CompletionItem } from 'vscode-languageserver-types'

/**
 * A text in which what an editor offers at "|" was taken: places for the cursor are empty, and further lines go as deep as
 * the line it was taken in, as editors do it.
 */
export const accepted = (marked: string, item: CompletionItem | undefined): string => {
  if (!item) throw new Error('It was not offered.')
  const line = marked.slice(0, marked.indexOf('|')).split('\n').at(-1) ?? ''
  const indent = /^ */.exec(line)?.[0] ?? ''
  const text = (item.insertText ?? item.label)
    .replaceAll(
      /\\([\\$}])|\$\d+|\$\{\d+:?([^}]*)\}/g,
      (_, sign: string = '', word: string = '') => sign + word,
    )
    .replaceAll('\n', `\n${indent}`)
  return marked.replace('|', () => text)
}
