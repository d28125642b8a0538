/** The default line under a button to a calendar. */
export const usualNote = 'Opens the calendar in a new tab.'

/** Whether a link's own words say it, so that no note has to. */
export const saysNewTab = (label: string) => /\bnew tab\b/i.test(label)
