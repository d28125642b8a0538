import { join } from 'node:path'
import { loadSite } from '../../engine/compile/load/load-site.ts'

export { tableOf } from '../data/table.ts'

const root = join(import.meta.dirname, '..', '..')

export const shipped = loadSite({
  dir: join(root, 'campaigns'),
  publicOrigin: 'http://127.0.0.1:3000',
})

export const campaigns = shipped.readable?.campaigns ?? []
export const formOf = ({ sections }: Pick<(typeof campaigns)[number], 'sections'>) =>
  sections.find((section) => section.type === 'form')
