/** The forms of the product by what happens with them. */
export const formIds = [
  // Only an address is required; the form stays, cleared, under a toast.
  'rampup/book',
  // Name and address; a success view takes the place of the form.
  'vitality/weight-loss-myths',
  // Name and address; the form stays, cleared, under a toast.
  'ledger/higher-ticket-blueprint',
  // The seats of an event, and two lists.
  'harbor/relocation-masterclass',
  // A list and a long text.
  'caring/workshop',
]

/** Without scripts the server answers all of them the same way. */
export const sentPlain = ['rampup/book', 'harbor/relocation-masterclass', 'caring/workshop']
