import { pageWords } from '../words/en.ts'
import { House } from './house.tsx'

type Props = { site: string; token: string; brand: string; state: 'ask' | 'done' }

/** The page behind the link of every mail: looking changes nothing, pressing the button does. */
export const Unsubscribe = ({ site, token, brand, state }: Props) => {
  const words = pageWords.unsubscribe
  if (state === 'done')
    return (
      <House site={site}>
        <h1 className="title-2xl">{words.doneTitle}</h1>
        <p className="lede mt-4">{words.doneText(brand)}</p>
      </House>
    )
  return (
    <House site={site}>
      <h1 className="title-2xl">{words.askTitle(brand)}</h1>
      <p className="lede mt-4">{words.askText(brand)}</p>
      <form className="mt-8" method="post" action={`/u/${token}`}>
        <button className="btn" type="submit">
          {words.button}
        </button>
      </form>
    </House>
  )
}
