export const mailHref = (mail: string, campaign: string): string =>
  `/__mails/${mail}?campaign=${encodeURIComponent(campaign)}`

export const fileHref = (url: string): string => `/__files${url}`

/** `file`: absolute. */
export const editorHref = (file: string): string =>
  `/__editor/${file.replaceAll('\\', '/').split('/').slice(-2).join('/').replace(/yaml$/, 'json')}`

export const withParams = (before: URLSearchParams, changes: Record<string, string | null>): string => {
  const next = new URLSearchParams(before)
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) next.delete(key)
    else next.set(key, value)
  }
  return `?${next.toString().replaceAll('%2F', '/')}`
}
