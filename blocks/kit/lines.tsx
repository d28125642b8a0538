import { Marked } from './marked.tsx'

type LinesProps = {
  text: string
  /** What ends a quote. */
  mark?: string | undefined
}

/** A last sentence or accented clause begins a line rather than break in its middle. */
export const Lines = ({ text, mark = '' }: LinesProps) => {
  const [, before, last] = (mark ? lastClause : lastSentence).exec(text) ?? []
  if (before === undefined) return <Marked text={`${text}${mark}`} />
  return (
    <>
      <Marked text={before} />
      <span className="inline-block">
        <Marked text={`${last}${mark}`} />
      </span>
    </>
  )
}

/** Each is short enough for a line. */
const lastSentence = /^([^*]{1,36}[.?!…] )([^*]{1,36})$/

const lastClause = /^(.*[.,:;?!…] )(\*[^*]+\*)$/
