import { staffWords } from '../../words/en.ts'
import { House } from '../house.tsx'

type Props = { site: string; token: string | null; problem: string | null }

export const SignIn = ({ site, token, problem }: Props) => (
  <House site={site}>
    <h1 className="title-2xl">{staffWords.signInTitle}</h1>
    {problem !== null && (
      <p className="notice notice-error mt-6" role="alert">
        {problem}
      </p>
    )}
    <p className="lede mt-4">{token === null ? staffWords.signInHow : staffWords.signInText}</p>
    {token !== null && (
      <form className="mt-8" method="post" action="/staff/sign-in">
        <input type="hidden" name="token" value={token} />
        <button className="btn" type="submit">
          {staffWords.signInButton}
        </button>
      </form>
    )}
  </House>
)
