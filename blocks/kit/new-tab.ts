/** The default line under a button to a calendar. */
export const usualNote = 'Opens the calendar in a new tab.'

/** Whether a link's own words tell it: then no note need say it again. */
export const saysNewTab = (label: string) => /\bnew tab\b/i.test(label)
