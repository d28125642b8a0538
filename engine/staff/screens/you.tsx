import type { UseQueryResult } from '@tanstack/react-query'
import { getMe, type Me } from '../../campaign/staff/me.ts'
import { Answered } from '../parts/answered.tsx'
import { isLost } from '../parts/failed.tsx'
import { useKnownMe, type Known } from '../parts/known-me.ts'
import { Screen } from '../parts/screen.tsx'
import { nameOfMe, rights } from '../parts/use-me.ts'
import { Devices } from '../parts/you/devices.tsx'
import { Passkeys } from '../parts/you/passkeys.tsx'
import { Ways } from '../parts/ways.tsx'
import { useAnswer } from '../use-answer.ts'

const sampleMe: Me = {
  site: '',
  staff: '',
  name: 'Juniper Hale',
  role: 'owner',
  coaches: null,
  hasMailbox: false,
}

/** Who is signed in, what they may see, and how they sign in. */
export default function You() {
  const me = useAnswer(getMe, {})
  const known = useKnownMe()
  return (
    <Screen
      title="Your sign-in"
      lead="Who you are here, and how you get in."
      away={<span className="max-md:sr-only">You can sign out once it is back.</span>}
    >
      <Settings of={me} known={known} />
    </Screen>
  )
}

const Settings = ({ of: answer, known }: { of: UseQueryResult<Me>; known: Known | null }) => (
  <>
    <div className="sheet lines">
      <section className="setting" aria-labelledby="rights">
        <h2 id="rights" className="title-2">
          You
        </h2>
        {isLost(answer) || (answer.isPending && known?.role) ? (
          <KnownMe {...known} />
        ) : (
          <Answered of={answer} sample={sampleMe} failed="Your sign-in could not be loaded" isAside>
            {(me) => (
              <div className="grid gap-1">
                <p className="font-semibold">{nameOfMe(me)}</p>
                {me.name !== null && me.staff.includes('@') && <p className="text-soft">{me.staff}</p>}
                <p>{roleText(me.role)}</p>
                <p>{coachesText(me.coaches)}</p>
              </div>
            )}
          </Answered>
        )}
      </section>
      <Passkeys />
      <Devices />
    </div>
    <Ways
      title="How you get in"
      ways={[
        {
          title: 'A link by email',
          text: 'It works once, for 15 minutes, and goes to your inbox alone.',
        },
        {
          title: 'A passkey',
          text: 'Your finger, face or PIN on your own device, without waiting for an email.',
        },
        {
          title: 'If you lose a device',
          text: 'Sign it out from any other device. Whoever has it then gets no further than the sign‑in page.',
        },
      ]}
    />
  </>
)

const roleText = (role: Me['role']) =>
  `You are ${role === 'viewer' ? 'a' : 'an'} ${role}: you ${rights[role]}.`

const coachesText = (coaches: Me['coaches']) =>
  coaches ? `You see the people of ${coaches.join(', ')}.` : 'You see the people of every coach.'

/** As of the last visit. */
const KnownMe = ({ name = 'Signed in on this device', role, coaches }: Partial<Known>) => (
  <div className="grid gap-1">
    <p className="font-semibold">{name}</p>
    {role && <p>{roleText(role)}</p>}
    {coaches !== undefined && <p>{coachesText(coaches)}</p>}
  </div>
)
