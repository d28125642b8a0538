const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** "25 November 2026 at 15:00 UTC", for answers that pages and commands share. */
export const timeInWords = (time: Date): string => `${words.format(time)} UTC`
