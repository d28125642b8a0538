/** A word of ninety letters, for stories and tests: nothing may leave a narrow page because of it. */
export const longWord = 'Rindfleischetikettierung'.repeat(4).slice(0, 90)
