export const usualNote = 'Opens the calendar in a new tab.'

export const saysNewTab = (label: string) => /\bnew tab\b/i.test(label)
