const longest = 60

/** Characters of links, addresses, markup and templates. */
const suspicious = /[<>{}[\]()$%=\\/|`"#@:;*^~_+]|\d{5}|\bwww\b/iu
/** `word.word` with at least two letters after the dot is a link to mail programs. "J. R. Smith" is not. */
const domainLike = /[\p{L}\p{N}-][.\u3002\u2024]\p{L}{2}/u

/** The fallback replaces names that a stranger could use to send a link or a message in our name. */
export const greetingName = (name: string | null | undefined, fallback: string): string => {
  const trimmed = name?.trim()
  if (!trimmed || Array.from(trimmed).length > longest) return fallback
  const folded = trimmed.normalize('NFKC')
  return suspicious.test(folded) || domainLike.test(folded) ? fallback : trimmed
}
