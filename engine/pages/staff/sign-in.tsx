import { staffWords } from '../../words/en.ts'
import { Door } from './door.tsx'
import { StaffField } from './staff-field.tsx'

type Props = {
  site: string
  token: string | null
  problem: string | null
  asked?: boolean
  isLocal?: boolean
}

export const SignIn = ({ site, token, problem, asked = false, isLocal = false }: Props) => (
  <Door site={site}>
    <h1 className="title-xl">{staffWords.signInTitle}</h1>
    <p className="quiet mt-2">{token === null ? staffWords.signInHow : staffWords.signInText}</p>
    {problem !== null && (
      <p className="notice notice-error mt-6" role="alert">
        {problem}
      </p>
    )}
    {asked && <output className="notice notice-ok mt-6 block">{staffWords.signInAsked}</output>}
    {token !== null ? (
      <form className="mt-6" method="post" action="/staff/sign-in">
        <input type="hidden" name="token" value={token} />
        <button className="btn" type="submit">
          {staffWords.signInButton}
        </button>
      </form>
    ) : (
      <>
        <form className="mt-6" method="post" action="/staff/sign-in">
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
        <p className="fine-print mt-6">{isLocal ? staffWords.signInLocal : staffWords.signInElsewhere}</p>
      </>
    )}
  </Door>
)
