/**
 * A text that a file left to us, in another language. `usual`: texts by their English words, in which "{}" stands for what changes,
 * which is translated in its turn, and "{#}" for a number. What is not among them is the author's own.
 */
export const inLanguage = (text: string, usual: Readonly<Record<string, string>>): string => {
  if (Object.hasOwn(usual, text)) return usual[text] ?? text
  for (const { pattern, words } of patternsOf(usual)) {
    const parts = pattern.exec(text)?.slice(1)
    if (parts)
      return parts.reduce((made, part) => made.replace(/\{#?\}/, () => inLanguage(part, usual)), words)
  }
  return text
}

type Pattern = { pattern: RegExp; words: string }

const patternsOf = (usual: Readonly<Record<string, string>>): Pattern[] => {
  const found = known.get(usual) ?? madeOf(usual)
  known.set(usual, found)
  return found
}

const known = new WeakMap<object, Pattern[]>()

const madeOf = (usual: Readonly<Record<string, string>>): Pattern[] =>
  Object.entries(usual)
    .filter(([english]) => /\{#?\}/.test(english))
    .map(([english, words]) => ({
      pattern: new RegExp(
        `^${escaped(english).replaceAll(place, '(.+?)').replaceAll(number, '([\\d.,]+)')}$`,
      ),
      words,
    }))

const [place, number] = [String.raw`\{\}`, String.raw`\{#\}`]

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
