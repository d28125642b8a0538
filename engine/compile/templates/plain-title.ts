/** A title where stars cannot colour a part of it: in the tab, in lists, in calendars. */
export const withoutStars = (text: string) => text.replaceAll('*', '')
