/** What a batch did, and what was wrong. Nothing done means that it could not be tried. */
export type BatchEnd = { did: number; failure: string | null; figures: string }
