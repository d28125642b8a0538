import { useFormIsland } from './use-form-island.ts'
import type { Host } from './host.ts'
import type { FormIslandData } from './form-island-data.ts'
import { FormView } from './form-view.tsx'

type Props = { data: FormIslandData } & Partial<Host>

export const FormIsland = ({ data, typed = noText, onLive = noChange, onAnswer = noChange }: Props) => (
  <FormView data={data} state={useFormIsland(data, { typed, onLive, onAnswer })} />
)

const noText = () => ({})
const noChange = () => {}
