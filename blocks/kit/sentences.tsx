import { Accent, Marked } from './marked.tsx'

/** Of a title of two short sentences each has a line of its own where one has no room for both. */
export const Sentences = ({ text }: { text: string }) => {
  const [, first, last, accented] = twoSentences.exec(text) ?? []
  if (first === undefined) return <Marked text={text} />
  return (
    <>
      <span className="inline-block">{first}</span>{' '}
      {accented === undefined ? (
        <span className="inline-block">{last}</span>
      ) : (
        <Accent text={accented} isApart />
      )}
    </>
  )
}

/** Each is short enough for a line. */
const twoSentences = /^([^*]{1,36}[.?!…]) (?:([^*]{1,36})|\*([^*]{1,36})\*)$/
