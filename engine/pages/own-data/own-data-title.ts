import type { View } from '../../campaign/release/view.ts'
import { wordsOf } from '../../words/words.ts'

export type OwnDataView = Extract<View, { page: 'own-data' }>['data']

export const ownDataTitle = ({ state, brand, lang }: OwnDataView): string => {
  const words = wordsOf(lang).page.ownData
  const titles = {
    ask: words.title(brand),
    asked: words.askedTitle,
    over: words.overTitle,
    shown: words.title(brand),
    erase: words.eraseTitle,
    erased: words.erasedTitle,
    left: words.leftTitle,
  }
  return titles[state]
}
