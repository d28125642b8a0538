import { pageWords } from '../words/en.ts'
import { House } from './house.tsx'

export const NotFound = ({ site }: { site: string }) => (
  <House site={site}>
    <h1 className="title-4xl">{pageWords.notFound.title}</h1>
    <p className="lede mt-4">{pageWords.notFound.text}</p>
    <p className="mt-8">
      <a className="btn" href="/">
        {pageWords.notFound.link}
      </a>
    </p>
  </House>
)
