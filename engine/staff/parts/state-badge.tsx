import { Badge } from './badge.tsx'
import type { State } from './states.ts'

/** A state in its word and colour. `what`: what is in it, where the place does not say so. */
export const StateBadge = ({ of: { word, tone, meaning }, what }: { of: State; what?: string }) => (
  <Badge tone={tone} title={meaning}>
    {what === undefined ? word : `${what} ${word}`}
  </Badge>
)
