import type { ArtName } from '../../art/art-name.ts'
import type { DrawnList } from './drawn-list.ts'
import { MarkList } from './mark-list.tsx'

const lists: Partial<Record<ArtName, DrawnList>> = {}

export const drawnList: DrawnList = (props) => (lists[props.setting.art] ?? MarkList)(props)
