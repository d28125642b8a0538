import { Fragment } from 'react'

/** What fits into every column. */
const longest = 32

/** An email address that breaks before its @; a part that is too long for a column breaks anywhere. */
export const Address = ({ of }: { of: string }) => {
  const at = of.lastIndexOf('@')
  const parts = at < 1 ? [of] : [of.slice(0, at), of.slice(at)]
  return (
    <span className="address">
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          <span className={part.length > longest ? 'address-long' : undefined}>{part}</span>
        </Fragment>
      ))}
    </span>
  )
}
