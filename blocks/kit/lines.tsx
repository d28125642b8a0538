import { Marked } from './marked.tsx'

type LinesProps = {
  text: string
  /** What ends a quote. */
  mark?: string | undefined
  /** The box ends at the first line's capitals: a first sentence of two lines would move it. */
  isTrimmed?: boolean
}

/** Two short sentences have a line each where one has no room for both; the accented clause that ends a quote begins one. */
export const Lines = ({ text, mark = '', isTrimmed = false }: LinesProps) => {
  const [, before = '', last] = (mark ? lastClause : twoSentences).exec(text) ?? []
  if (last === undefined) return <Marked text={`${text}${mark}`} />
  return (
    <>
      {mark || isTrimmed ? <Marked text={before} /> : <span className="inline-block">{before}</span>}{' '}
      <span className="inline-block">
        <Marked text={`${last}${mark}`} />
      </span>
    </>
  )
}

/** Each is short enough for a line; the second may be accented. */
const twoSentences = /^([^*]{1,36}[.?!…]) (\*[^*]{1,36}\*|[^*]{1,36})$/

const lastClause = /^(.*[.,:;?!…]) (\*[^*]+\*)$/
