/** Stands where an answer will be. */
export const Pending = ({ rows = 6 }: { rows?: number }) => (
  <output className="sheet block py-2">
    <span className="sr-only">Loading</span>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="bone" />
    ))}
  </output>
)
