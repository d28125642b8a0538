import { useFormIsland } from './use-form-island.ts'
import type { Host } from './host.ts'
import type { FormIslandData } from './form-island-data.ts'
import { FormView } from './form-view.tsx'

type Props = { data: FormIslandData } & Partial<Host>

export const FormIsland = ({
  data,
  typed = noText,
  styled = now,
  onLive = noChange,
  onAnswer = noChange,
}: Props) => <FormView data={data} state={useFormIsland(data, { typed, styled, onLive, onAnswer })} />

const now = Promise.resolve()
const noText = () => ({})
const noChange = () => {}
