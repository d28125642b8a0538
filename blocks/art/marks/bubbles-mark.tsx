import type { MarkGenerator } from './mark-generator.ts'

/** Two voices; the answer grows until the conversation is whole. */
export const bubblesMark: MarkGenerator = (share) => (
  <>
    <path d="M225 30a195 195 0 1 1-100 362l-95 43 33-99A195 195 0 0 1 225 30z" fill="var(--brand)" />
    <circle cx="410" cy="390" r={Math.round(share * 170)} fill="var(--accent)" />
  </>
)
