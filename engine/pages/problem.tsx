import { pageWords } from '../words/en.ts'
import { House } from './house.tsx'

type Props = { site: string; title: string; text: string; requestId: string }

export const Problem = ({ site, title, text, requestId }: Props) => (
  <House site={site}>
    <h1 className="title-2xl">{title}</h1>
    <p className="lede mt-4">{text}</p>
    <p className="mt-8">
      <a className="btn" href="/">
        {pageWords.problem.link}
      </a>
    </p>
    <p className="fine-print mt-10">
      {pageWords.problem.reference}: <code>{requestId}</code>
    </p>
  </House>
)
