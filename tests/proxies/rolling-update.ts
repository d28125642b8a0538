import { setTimeout as pause } from 'node:timers/promises'
import type { Outsider } from '../security/outsider.ts'
import type { Fleet } from './fleet.ts'
import { startLoad } from './load.ts'

/** Each process is restarted in turn, as OPERATIONS.md says; a form that is stored twice or not at all is a failure. */
export const rollUnderLoad = async (
  { processes, countForms }: Fleet,
  outsider: Outsider,
  { name, drains }: { name: string; drains: boolean },
) => {
  const began = performance.now()
  const load = startLoad(outsider, name)
  await pause(3000)
  for (const product of processes) {
    if (!drains) await product.kill('node alone')
    await product.restart()
    await pause(3000)
  }
  const { pages, forms, failed } = await load.stop()
  const stored = await countForms(name)
  const seconds = (performance.now() - began) / 1000
  if (stored !== forms) failed.push(`${forms} forms were sent, ${stored} are stored`)
  return { pages, forms, stored, failed, seconds }
}
