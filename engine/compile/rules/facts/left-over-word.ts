/** `block`: the example of this block says it. */
export const leftOverWord = (word: string, block?: string) =>
  block === undefined
    ? {
        rule: 'leftover-text',
        message: `"${word}" is there instead of a text.`,
        fix: 'Write the text, or remove this.',
      }
    : {
        rule: 'leftover-text',
        message: `is a sentence of the example of "${block}".`,
        fix: 'Write your own, or remove this.',
      }
