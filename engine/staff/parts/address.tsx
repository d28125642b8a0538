/** An email address on one line; what has no room is in its title. */
export const Address = ({ of }: { of: string }) => (
  <span className="address" title={of}>
    {of}
  </span>
)
