/** An address as staff see it: "j***@d.co". */
export const masked = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`
}

/** The text of a provider with every address in it masked: mail servers repeat the recipient. Nothing stores the whole text. */
export const maskAddresses = (text: string): string =>
  text.replace(
    address,
    (_, local: string, at: string, domain: string) => `${local.slice(0, 1)}***${at}${domain}`,
  )

/** Also with a quoted name ("a b"@d.co), and as in a link (a%40d.co). */
const address = /("[^"]*"|[^\s<>()",;:@]+)(@|%40)([^\s<>()",;:@]+)/gi
