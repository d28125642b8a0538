/**
 * What a button says while it is at work. The text has an element of its own: a browser that translates the page puts its
 * own nodes in the place of a text, and nothing can then be inserted before it.
 */
export const BusyLabel = ({ label }: { label: string }) => (
  <>
    <span className="spinner animate-spin" aria-hidden="true" />
    <span>{label}</span>
  </>
)
