import { staffWords } from '../../words/en.ts'
import { House } from '../house.tsx'
import { StaffField } from './staff-field.tsx'

type Props = {
  site: string
  token: string | null
  problem: string | null
  asked?: boolean
  isLocal?: boolean
}

export const SignIn = ({ site, token, problem, asked = false, isLocal = false }: Props) => (
  <House site={site}>
    <h1 className="title-2xl">{staffWords.signInTitle}</h1>
    {problem !== null && (
      <p className="notice notice-error mt-6" role="alert">
        {problem}
      </p>
    )}
    {asked && <output className="notice notice-ok mt-6 block">{staffWords.signInAsked}</output>}
    {token !== null ? (
      <>
        <p className="lede mt-4">{staffWords.signInText}</p>
        <form className="mt-8" method="post" action="/staff/sign-in">
          <input type="hidden" name="token" value={token} />
          <button className="btn" type="submit">
            {staffWords.signInButton}
          </button>
        </form>
      </>
    ) : (
      <>
        <p className="lede mt-4">{staffWords.signInHow}</p>
        <form className="mt-8" method="post" action="/staff/sign-in">
          <StaffField
            name="email"
            label={staffWords.signInEmail}
            value=""
            type="email"
            autoComplete="email"
          />
          <button className="btn mt-4" type="submit">
            {staffWords.signInAsk}
          </button>
        </form>
        {/* Shown by its script where the browser has passkeys. */}
        <div id="passkey" className="mt-4" hidden>
          <button className="staff-press" type="button">
            {staffWords.signInPasskey}
          </button>
          <p className="mt-4" role="alert" />
        </div>
        {isLocal && <p className="mt-8">{staffWords.signInLocal}</p>}
      </>
    )}
  </House>
)
