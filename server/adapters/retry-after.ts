/** The `Retry-After` header, a number or a date, in seconds from now; undefined where there is none. */
export const secondsIn = (header: string | null | undefined): number | undefined => {
  if (!header) return undefined
  if (/^\d{1,6}$/.test(header)) return Number(header)
  // Of the forms that RFC 9110 allows, the one that may still be written.
  const moment = /^[A-Z][a-z]{2}, .* GMT$/.test(header) ? Date.parse(header) : NaN
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - Date.now()) / 1000))
}
