/** An address as staff see it: "j***@d.co". */
export const masked = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`
}
