import type { View } from '../campaign/release/view.ts'
import { pageWords } from '../words/en.ts'
import { House } from './house.tsx'

type Props = { site: string } & Extract<View, { page: 'unsubscribe' }>['data']

export const Unsubscribe = ({ site, token, brand, state }: Props) => {
  const { title, text, button } = wordsOf[state]
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

const words = pageWords.unsubscribe

const wordsOf = {
  ask: { title: words.askTitle, text: words.askText, button: words.button },
  done: { title: () => words.doneTitle, text: words.doneText, button: null },
  again: { title: words.againTitle, text: words.againText, button: words.againButton },
  resumed: { title: () => words.resumedTitle, text: words.resumedText, button: null },
}
