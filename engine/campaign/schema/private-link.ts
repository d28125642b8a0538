/** Below it lies what a campaign gives only to who sent its form: "/private/<coach>/<campaign>/<file>". */
export const privatePrefix = '/private/'

/** Without the token of a person it opens a page that says how to get one. */
export const privateLink = (campaign: string, file: string): string => `${privatePrefix}${campaign}/${file}`

/** Files of a guest's link beside the guide. */
export const guestCalendar = 'calendar.ics'
export const meeting = 'meeting'

export const isPrivateLink = (href: string): boolean => href.startsWith(privatePrefix)

/** The link as it opens for one person; any other link as it is. */
export const signedLink = (href: string, token: string | undefined): string =>
  token === undefined ? href : href.replace(/^(\/private\/[^/]+\/[^/]+)(\/[^/]+)$/, `$1/${token}$2`)
