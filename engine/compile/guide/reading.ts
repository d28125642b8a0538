export type Fault = { offset: number; rule: string; message: string; fix: string }

export type Reading = ReturnType<typeof openReading>

/** One walk through a guide's text: remembers how far it came, so that faults find their place. */
export const openReading = (markdown: string) => {
  const text = markdown.replace(/\r\n|\r/g, '\n')
  const faults: Fault[] = []
  /** Where each "\r\n" has become "\n": behind it an offset counts one less than in the file. */
  const shortened = [...markdown.matchAll(/\r\n/g)].map(({ index }, before) => index - before)
  let blockStart = 0
  let searched = 0
  return {
    /** As the lexer takes it: lines end in "\n" alone. */
    text,
    pass: (raw: string): void => {
      blockStart += raw.length
      searched = blockStart
    },
    refuse: (raw: string, details: Omit<Fault, 'offset'>): void => {
      // Lists and quotes are handed on without their indentation: the first line is what is found again.
      const [line = ''] = raw.trimStart().split('\n')
      const found = line ? text.indexOf(line, searched) : -1
      if (found >= 0) searched = found + line.length
      const offset = found >= 0 ? found : blockStart
      const next = shortened.findIndex((at) => at >= offset)
      faults.push({ ...details, offset: offset + (next < 0 ? shortened.length : next) })
    },
    faults: () => faults,
  }
}
