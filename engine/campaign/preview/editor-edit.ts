import { z } from 'zod'

export const EditorValue = z.json()
export type EditorValue = z.infer<typeof EditorValue>

export const EditPath = z.array(z.union([z.string(), z.int().min(0)]))
export type EditPath = z.infer<typeof EditPath>

const At = { path: EditPath.min(1) }

/** A campaign to begin from a starter. `name`: in words, or as its file is called. */
export const NewCampaign = z.strictObject({
  coach: z.string().min(1),
  name: z.string().min(1),
  from: z.string().min(1),
  starts: z.string().optional(),
  calendar: z.string().optional(),
})
export type NewCampaign = z.infer<typeof NewCampaign>

/** One change of a campaign file, as the editor's panel sends it. `path` of insert and move: the list. */
export const EditorEdit = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('set'), ...At, value: EditorValue }),
  z.strictObject({ do: z.literal('remove'), ...At }),
  z.strictObject({ do: z.literal('insert'), ...At, at: z.int().min(0), value: EditorValue }),
  z.strictObject({ do: z.literal('move'), ...At, from: z.int().min(0), to: z.int().min(0) }),
])
export type EditorEdit = z.infer<typeof EditorEdit>
