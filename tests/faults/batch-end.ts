/** `did: 0`: the batch could not run. */
export type BatchEnd = { did: number; failure: string | null; figures: string }
