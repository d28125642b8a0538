/** A name as written under a letter, with the stroke of a pen below. */
export const Signature = ({ name }: { name: string }) => (
  <p className="signature">
    {name}
    <svg viewBox="0 0 240 28" aria-hidden="true">
      <path d="M2 15C58 5 150 1 238 6 178 9 132 12 112 19c10-1 26-2 40-1-22 0-46 3-62 8 6-8 24-14 52-18C90 8 40 12 2 15z" />
    </svg>
  </p>
)
