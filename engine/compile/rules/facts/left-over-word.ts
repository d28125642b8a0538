/** The words of a diagnostic about text that was never written. */
export const leftOverWord = (word: string) => ({
  rule: 'leftover-text',
  message: `"${word}" stands where the text was to come.`,
  fix: 'Write the text, or take this out.',
})
