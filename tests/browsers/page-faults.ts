import { layoutFaults } from '../e2e/layout-faults.ts'
import type { Gate } from './gate.ts'
import type { Screen } from './driver.ts'
import type { Tab } from './tab.ts'

/** What is wrong with a page on a screen: scripts, policy, files, pictures, fonts, and the layout. */
export const pageFaults = async (tab: Tab, gate: Gate, path: string, screen: Screen): Promise<string[]> => {
  gate.visit()
  await tab.resize(screen)
  await tab.open(gate.origin + path)
  const broken = await tab.read<string[]>(`await (${brokenParts})()`)
  const layout = await tab.read<string[]>(`(${layoutFaults.toString()})(false)`)
  return [...broken, ...layout, ...(await tab.read<string[]>('faults')), ...gate.refused()]
}

const brokenParts = `async () => {
  for (const picture of document.images) picture.loading = 'eager'
  const pictures = await Promise.all(
    [...document.images].map((picture) => picture.decode().then(() => [], () => ['broken picture: ' + picture.src])),
  )
  await document.fonts.ready
  const faces = [...document.fonts]
  const failed = faces.filter(({ status }) => status === 'error').map(({ family }) => 'font: ' + family)
  const none = faces.some(({ status }) => status === 'loaded') ? [] : ['no font of its own']
  return [...pictures.flat(), ...failed, ...none]
}`
