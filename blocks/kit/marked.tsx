/** Text whose *starred* parts take the colour of emphasis. */
export const Marked = ({ text }: { text: string }) =>
  text.split('*').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <em key={index} className="marked">
        {part}
      </em>
    ),
  )
