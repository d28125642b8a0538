import { Marked } from '../kit/marked.tsx'

/** Text with lines to write on, typed as underscores. */
export const Written = ({ text }: { text: string }) =>
  text.split(/(_{3,})/).map((part, index) =>
    index % 2 === 0 ? (
      <Marked key={index} text={part} />
    ) : (
      <span key={index} className="blank">
        {part}
      </span>
    ),
  )
