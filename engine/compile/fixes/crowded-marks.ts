/** Most runs of "*" and "_" in one paragraph: to pair them takes time by their square, some ten milliseconds for these. */
export const mostMarks = 600

/** Where a paragraph begins that holds too many; null where none does. Counted before anything else reads the text. */
export const crowdedMarks = (markdown: string): number | null => {
  let begin: number | null = null
  let count = 0
  let start = 0
  for (const line of markdown.split('\n')) {
    const isEnd = endsParagraph.test(line)
    if (begin === null || isEnd || startsAnew.test(line)) {
      begin = isEnd ? null : start
      count = 0
    }
    if (!isEnd) count += line.match(/\*+|_+/g)?.length ?? 0
    if (count > mostMarks) return begin
    start += line.length + 1
  }
  return null
}

/** An empty line, or one that Markdown draws. */
const endsParagraph = /^\s*$|^ {0,3}([*_-])( *\1){2,}\s*$/
/** A heading or an entry of a list: no emphasis reaches into it. */
const startsAnew = /^ {0,3}(#{1,6}\s|[-*+] +[^\s*_-])/
