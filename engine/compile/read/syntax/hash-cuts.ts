import { isCollection, isNode, isPair, isScalar, isSeq, visit } from 'yaml'
import type { Document } from 'yaml'
import type { Details } from '../../diagnostics/make-diagnostic.ts'
import { quoted, unwrapped } from '../../fixes/repair-text.ts'

/**
 * A "#" after a space and directly before a word: YAML reads a comment, the author hardly meant one. `source` is the text
 * before it, empty where nothing is left of the value. `end` is the end of the comment.
 */
type HashCut = {
  start: number
  source: string
  hash: number
  end: number
  isInFlow: boolean
  path: PropertyKey[]
}

/** Nearly every file has none: the regular expression decides before the nodes are made. */
export const hashCuts = (text: string, nodes: () => Document): HashCut[] => {
  if (!/[^\S\r\n]#[^\s#=*~_.+-]/.test(text)) return []
  const found: HashCut[] = []
  visit(nodes(), {
    Scalar: (key, { comment, range, type, value }, ancestors) => {
      const isText = type === 'PLAIN' && (typeof value === 'string' || value === null)
      if (key === 'key' || !range || !isText || !/^[^\s#=*~_.+-]/.test(comment ?? '')) return
      const [start, textEnd] = range
      const hash = text.indexOf('#', textEnd)
      const end = hash + text.slice(hash, range[2]).split(/\r?\n/, 1).join('').trimEnd().length
      const source = text.slice(start, textEnd)
      if (isNull.test(source) || !goesOn(text, start, text.slice(textEnd, hash), text.slice(hash, end)))
        return
      const isInFlow = ancestors.some((node) => isCollection(node) && node.flow === true)
      const own = isSeq(ancestors.at(-1)) && typeof key === 'number' ? [key] : []
      const path = [...ancestors.flatMap((node, at) => keysOf(node, ancestors[at + 1])), ...own]
      found.push({ start: source === '' ? hash : start, source, hash, end, isInFlow, path })
    },
  })
  return found
}

const isNull = /^(?:~|null)$/i

/** On the line of the text, or on the next line of a text below its key. `#key: ...` there is a key that was commented out. */
const goesOn = (text: string, start: number, gap: string, comment: string): boolean => {
  if (!/[\r\n]/.test(gap)) return true
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  return gap.replace(/^\r?\n/, '') === before && /^ +$/.test(before) && !/^#[\w-]+:(\s|$)/.test(comment)
}

const keysOf = (node: unknown, child: unknown): PropertyKey[] => {
  if (isPair(node)) return isScalar(node.key) ? [String(node.key.value)] : []
  return isSeq(node) && isNode(child) ? [node.items.indexOf(child)] : []
}

export const hashDetails = (text: string, { start, source, hash, end, isInFlow }: HashCut): Details => {
  // Up to a comment that is meant as one.
  const words = text.slice(hash, end).replace(/\s+#(?:\s.*)?$/, '')
  const quotedWords = isInFlow ? words.replace(/\s*[,[\]{}].*$/, '') : words
  const edit = {
    start,
    end: hash + quotedWords.length,
    text: quoted(unwrapped(text.slice(start, hash + quotedWords.length))),
  }
  if (source === '')
    return {
      rule: 'unquoted-hash',
      message: 'is empty: YAML reads "#" after a space as the beginning of a comment.',
      fix: 'Put quotes around a value that starts with "#".',
      repair: [edit],
    }
  const shown = words.length > 40 ? `${words.slice(0, 40)}...` : words
  const message = `the text ends here: YAML reads " #" as the beginning of a comment and ignores "${shown}".`
  if (isName.test(source) && !/^#\d/.test(words))
    return {
      rule: 'text-cut',
      message,
      fix: 'If it is a comment, write a space after its "#". Put quotes around a value that contains " #".',
    }
  const written = /[\r\n]/.test(edit.text) ? '' : `: ${edit.text}`
  return {
    rule: 'text-cut',
    message,
    fix: `Put quotes around the whole text${written}. If it is a comment, write a space after its "#".`,
    repair: [edit],
  }
}

/** A key word, a path or an address: none of them contains a space. */
const isName = /^(?:[a-z][a-z\d-]*|\/\S*|https?:\S+|\S+@\S+)$/
