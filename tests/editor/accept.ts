import type { CompletionItem } from 'vscode-languageserver-types'

/**
 * Accepts a suggestion at "|", as editors do: removes cursor positions, and indents further lines like the current one.
 */
export const accepted = (marked: string, item: CompletionItem | undefined): string => {
  if (!item) throw new Error('It was not offered.')
  const line = marked.slice(0, marked.indexOf('|')).split('\n').at(-1) ?? ''
  const indent = /^ */.exec(line)?.[0] ?? ''
  const text = (item.insertText ?? item.label)
    .replaceAll(
      /\\([\\$}])|\$\d+|\$\{\d+:?([^}]*)\}/g,
      (_, escaped: string = '', word: string = '') => escaped + word,
    )
    .replaceAll('\n', `\n${indent}`)
  return marked.replace('|', () => text)
}
