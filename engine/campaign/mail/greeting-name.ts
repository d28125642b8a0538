/** Longer ones are sentences. */
const longest = 60

/** Found in links, addresses, markup and templates, and in no name. */
const suspicious = /[<>{}[\]()$%=\\/|`"#@:;*^~_+]|\d{5}|\bwww\b/iu
/** `word.word` with at least two letters after the dot: a domain to every mail program. "J. R. Smith" is not one. */
const domainLike = /[\p{L}\p{N}-][.\u3002\u2024]\p{L}{2}/u

/** The name to greet in a mail; the fallback if a stranger could use it to send a link or a message in our name. */
export const greetingName = (name: string | null | undefined, fallback: string): string => {
  const trimmed = name?.trim()
  if (!trimmed || Array.from(trimmed).length > longest) return fallback
  const folded = trimmed.normalize('NFKC')
  return suspicious.test(folded) || domainLike.test(folded) ? fallback : trimmed
}
