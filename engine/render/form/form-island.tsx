import type { AnswerParts } from './answer/answer-parts.tsx'
import type { FormIslandData } from './form-island-data.ts'
import { FormView } from './form-view.tsx'
import type { Host } from './host.ts'
import type { Loading } from './use-answering.ts'
import { useFormIsland } from './use-form-island.ts'

type Props = { data: FormIslandData } & Partial<Loading & Host>

export const FormIsland = ({
  data,
  parts,
  coming = parts ? Promise.resolve(parts) : never,
  typed = noText,
  styled = now,
  onLive = noChange,
  onAnswer = noChange,
}: Props) => (
  <FormView data={data} {...useFormIsland(data, { parts, coming }, { typed, styled, onLive, onAnswer })} />
)

const now = Promise.resolve()
const never = new Promise<AnswerParts>(() => {})
const noText = () => ({})
const noChange = () => {}
