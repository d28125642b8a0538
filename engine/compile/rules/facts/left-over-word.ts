export const leftOverWord = (word: string) => ({
  rule: 'leftover-text',
  message: `"${word}" is there instead of a text.`,
  fix: 'Write the text, or remove this.',
})
