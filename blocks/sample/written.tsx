import { Marked } from '../kit/marked.tsx'

/** Text with lines to write on, typed as underscores, and parts ~struck out~. */
export const Written = ({ text }: { text: string }) =>
  text.split(/(_{3,}|~(?! )[^~]+(?<! )~)/).map((part, index) => {
    if (index % 2 === 0) return <Marked key={index} text={part} />
    if (part.startsWith('~')) return <s key={index}>{part.slice(1, -1)}</s>
    return (
      <span key={index} className="blank">
        {part}
      </span>
    )
  })
