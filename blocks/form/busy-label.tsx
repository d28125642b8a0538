/** An element of its own, because browser translation replaces bare text nodes, which breaks React. */
export const BusyLabel = ({ label }: { label: string }) => (
  <>
    <span className="spinner animate-spin" aria-hidden="true" />
    <span>{label}</span>
  </>
)
