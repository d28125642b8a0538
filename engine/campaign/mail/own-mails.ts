/**
 * File stem, which no file can have, of the built-in mail of every coach that asks a person who has left whether they want
 * mail again.
 */
export const askAgainStem = '~ask-again'
