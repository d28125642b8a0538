/** Most runs of "*" and "_" in one paragraph. Pairing them takes quadratic time: some ten milliseconds for this many. */
export const mostMarks = 600

/** Where a paragraph with too many begins, or null. Counted before anything else reads the text. */
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

const endsParagraph = /^\s*$|^ {0,3}([*_-])( *\1){2,}\s*$/
const startsAnew = /^ {0,3}(#{1,6}\s|[-*+] +[^\s*_-])/
