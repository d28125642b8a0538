import type { View } from '../campaign/release/view.ts'
import { wordsOf } from '../words/words.ts'
import type { Words } from '../words/words.ts'
import { House } from './house.tsx'

type Props = { site: string } & Extract<View, { page: 'unsubscribe' }>['data']

export const Unsubscribe = ({ site, token, brand, state, lang }: Props) => {
  const { title, text, button } = inState(wordsOf(lang).page.unsubscribe)[state]
  return (
    <House site={site}>
      <h1 className="title-2xl">{title(brand)}</h1>
      <p className="lede mt-4">{text(brand)}</p>
      {button && (
        <form className="mt-8" method="post" action={state === 'again' ? `/u/${token}/again` : `/u/${token}`}>
          <button className="btn" type="submit">
            {button}
          </button>
        </form>
      )}
    </House>
  )
}

const inState = (words: Words['page']['unsubscribe']) => ({
  ask: { title: words.askTitle, text: words.askText, button: words.button },
  done: { title: () => words.doneTitle, text: words.doneText, button: null },
  again: { title: words.againTitle, text: words.againText, button: words.againButton },
  resumed: { title: () => words.resumedTitle, text: words.resumedText, button: null },
})
