/** The schema's own words; `code` between back quotes. */
export const Help = ({ text, id }: { text: string; id?: string }) => (
  <p className="ed-help" id={id}>
    {text.split('`').map((part, at) => {
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other key
      return at % 2 === 0 ? part : <code key={at}>{part}</code>
    })}
  </p>
)
