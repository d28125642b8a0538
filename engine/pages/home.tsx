import { pageWords } from '../words/en.ts'
import { House } from './house.tsx'

export const Home = ({ site, signInUrl }: { site: string; signInUrl: string }) => (
  <House site={site}>
    <h1 className="title-2xl">{pageWords.home.title}</h1>
    <p className="lede mt-4">{pageWords.home.text}</p>
    <p className="mt-8">
      <a className="house-link" href={signInUrl}>
        {pageWords.home.signIn}
      </a>
    </p>
  </House>
)
