import { Fragment } from 'react'

/** An email address that breaks at its @ and its dots, not within a word. */
export const Address = ({ of }: { of: string }) => (
  <span className="address">
    {of.split(/(?=[@.])/).map((part, at) => (
      // The parts of one address never change their order.
      <Fragment key={`${at} ${part}`}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)
