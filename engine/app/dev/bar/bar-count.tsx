import { counted } from '../../../words/counted.ts'

type Props = { number: number; word: string }

/** "2 diagnostics" of the bar; where there is no room for the word, only screen readers get it. */
export const BarCount = ({ number, word }: Props) => (
  <>
    {number}
    <span className="wb-bar-word">{counted(number, word).replace(/^\S+/, '')}</span>
  </>
)
