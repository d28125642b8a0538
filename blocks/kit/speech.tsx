/** Sentences in bubbles; one ~between tildes~ is crossed out. */
export const Speech = ({ said }: { said: readonly string[] }) => (
  <ul className="speech">
    {said.map((line) => {
      const [, struck] = /^~(.+)~$/.exec(line) ?? []
      return <li key={line}>{struck === undefined ? line : <s>{struck}</s>}</li>
    })}
  </ul>
)
