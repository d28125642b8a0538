import type { ArtName } from '../../art/art-name.ts'
import type { PageLayout } from '../../kit/page-layout.ts'
import type { Setting } from '../../kit/setting.ts'
import { bearings, BearingsList } from './bearings-list.tsx'
import { BarsList } from './bars-list.tsx'
import { BubblesList } from './bubbles-list.tsx'
import { CitrusList } from './citrus-list.tsx'
import { CoastList } from './coast-list.tsx'
import { DoorsList } from './doors-list.tsx'
import type { DrawnList } from './drawn-list.ts'
import { GuillocheList } from './guilloche-list.tsx'
import { KintsugiList, ShardsList } from './kintsugi-list.tsx'
import { LeaksList } from './leaks-list.tsx'
import { LedgerList } from './ledger-list.tsx'
import { MarkList } from './mark-list.tsx'
import { MatchesList } from './matches-list.tsx'
import { RaysList } from './rays-list.tsx'
import { RouteList } from './route-list.tsx'
import { SeatsList } from './seats-list.tsx'

const lists: Partial<Record<ArtName, DrawnList>> = {
  bars: BarsList,
  bubbles: BubblesList,
  citrus: CitrusList,
  coast: CoastList,
  doors: DoorsList,
  guilloche: GuillocheList,
  jars: GuillocheList,
  kintsugi: KintsugiList,
  leaks: LeaksList,
  ledger: LedgerList,
  matches: MatchesList,
  rays: RaysList,
  route: (props) => (props.items.length === bearings ? BearingsList : RouteList)(props),
  seats: SeatsList,
  shards: ShardsList,
}

const ofLayout: Partial<Record<PageLayout, DrawnList>> = { talk: BubblesList, sheet: LedgerList }

/** The look's own; beside a drawing of the coach's that of its layout, or the plain one. */
const listOf = ({ drawing, art, layout }: Setting) => {
  if (!drawing) return lists[art]
  return ofLayout[layout]
}

export const drawnList: DrawnList = (props) => (listOf(props.setting) ?? MarkList)(props)
