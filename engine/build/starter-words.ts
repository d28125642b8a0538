/** Sentences of the starters that `npm run new` writes: they say what to write, and are never it. */
const sentences = [
  'Write the promise',
  'Say in one sentence what',
  'One line that makes it concrete',
  'What it is about in one line',
  'What goes home with them',
  'What is different the morning after',
  'What it replaces.',
  'How long it takes, or what it replaces',
  'What they can begin on Monday',
]

/** The sentence of a starter that a text still holds. */
export const starterWords = (text: string): string | undefined =>
  sentences.find((sentence) => text.startsWith(sentence))
