import { Empty } from '../empty.tsx'

/** The ways on are in the head. */
export const NoGuests = () => (
  <Empty title="Nobody has a seat yet">
    Guests appear here the moment the form is sent. Share the page, or give a seat to somebody you know.
  </Empty>
)
