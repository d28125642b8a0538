export const mailHref = (mail: string, campaign: string): string =>
  `/__mails/${mail}?campaign=${encodeURIComponent(campaign)}`

export const fileHref = (url: string): string => `/__files${url}`

/** The same page with other settings in its address; null takes one out. */
export const withParams = (before: URLSearchParams, changes: Record<string, string | null>): string => {
  const next = new URLSearchParams(before)
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) next.delete(key)
    else next.set(key, value)
  }
  // Slashes and dashes need no escape here, and an address should be readable.
  return `?${next.toString().replaceAll('%2F', '/')}`
}
