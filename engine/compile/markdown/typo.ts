export type Typo = { offset: number; message: string; fix: string }
