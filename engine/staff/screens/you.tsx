import { getMe, type Me } from '../../campaign/staff/me.ts'
import { listPasskeys } from '../../campaign/staff/passkeys.ts'
import { listSessions } from '../../campaign/staff/sessions.ts'
import { isLost } from '../parts/failed.tsx'
import { Wait } from '../parts/figure.tsx'
import { useKnownMe } from '../parts/known-me.ts'
import { Lost } from '../parts/lost.tsx'
import { Screen } from '../parts/screen.tsx'
import { rights } from '../parts/use-me.ts'
import { Devices } from '../parts/you/devices.tsx'
import { Passkeys } from '../parts/you/passkeys.tsx'
import { SignOut } from '../parts/you/sign-out.tsx'
import { Ways } from '../parts/ways.tsx'
import { useAnswer } from '../use-answer.ts'

/** Who is signed in, what they may see, and how they sign in. */
export default function You() {
  const devices = useAnswer(listSessions, {})
  const passkeys = useAnswer(listPasskeys, {})
  const areLost = isLost(devices) && isLost(passkeys)
  const lost = (
    <Lost
      of={{ devices, passkeys }}
      isPart={!areLost}
      meanwhile={isLost(devices) && 'You can sign out all the same.'}
      more={
        isLost(devices) && (
          <>
            <SignOut>Sign out this device</SignOut>
            <SignOut everywhere>Sign out everywhere</SignOut>
          </>
        )
      }
    />
  )
  return (
    <Screen
      title="Your sign-in"
      lead={<Who />}
      away={<span className="max-md:sr-only">You can sign out once it is back.</span>}
    >
      {areLost ? (
        lost
      ) : (
        <>
          <div className="grid gap-8">
            {lost}
            <Devices of={devices} />
            <Passkeys of={passkeys} />
          </div>
          <HowItWorks />
        </>
      )}
    </Screen>
  )
}

const HowItWorks = () => (
  <Ways
    title="How signing in works"
    ways={[
      {
        title: 'A link by email',
        text: 'It works once, for 15 minutes, and goes to your inbox alone.',
      },
      {
        title: 'A passkey',
        text: 'Your finger, face or PIN instead of waiting for an email. The key stays on your device.',
      },
      {
        title: 'If you lose a device',
        text: 'Sign it out from any other device. Whoever has it then gets no further than the sign‑in page.',
      },
    ]}
  />
)

/** As of the last visit while it is read. */
const Who = () => {
  const me = useAnswer(getMe, {})
  const known = useKnownMe()
  const address = me.data?.name != null && me.data.staff.includes('@') ? me.data.staff : null
  if (!known?.role) return isLost(me) ? null : <Wait as="You are an owner: you may do everything." />
  return (
    <>
      <p>
        <b className="font-semibold text-ink">{known.name}</b>
        {address !== null && `, ${address}`}
      </p>
      <p>{`${roleText(known.role)} ${coachesText(known.coaches ?? null)}`}</p>
    </>
  )
}

const roleText = (role: Me['role']) =>
  `You are ${role === 'viewer' ? 'a' : 'an'} ${role}: you ${rights[role]}.`

const coachesText = (coaches: Me['coaches']) =>
  coaches ? `You see the people of ${coaches.join(', ')}.` : 'You see the people of every coach.'
