/** Path of a request target: still encoded, without authority and query string. */
export const requestPath = (target: string): string =>
  target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/'

/** Query string with its "?", or nothing. Kept byte for byte, but for what no header may hold. */
export const requestQuery = (target: string): string => {
  const at = target.indexOf('?')
  return at < 0 ? '' : target.slice(at).replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character))
}

/** Decoded once, or null where the encoding is broken. */
export const decodedPath = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

export const isApiPath = (path: string) => /^\/((staff\/)?api|functions)(\/|$)/.test(path)
