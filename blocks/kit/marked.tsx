const keepArticle = (part: string) => part.replace(/^(\w{1,3}) /, '$1\u00a0')

export const Marked = ({ text }: { text: string }) =>
  text.split('*').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <em key={index} className="marked">
        {keepArticle(part)}
      </em>
    ),
  )
