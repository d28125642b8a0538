import { Empty } from '../empty.tsx'

/** `page`: where people register; null: nowhere at the moment. */
export const NoGuests = ({ page }: { page: string | null }) => (
  <Empty
    title="Nobody has a seat yet"
    step={
      page !== null && (
        <a className="press" href={page}>
          Open the page
        </a>
      )
    }
  >
    Guests appear here the moment the form is sent. Share the page, or give a seat to somebody you know.
  </Empty>
)
