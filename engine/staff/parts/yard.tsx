import type { ReactNode } from 'react'
import { isOfMail, type Place } from './place.ts'
import { colorsOf } from './porch.tsx'

type Props = { isLit: boolean; place: Place; isOpen: boolean }

/** What is before the house, by part of the app. `isOpen`: so is its gate. */
export const Yard = ({ isLit, place, isOpen }: Props) => {
  const { line, wall, door, lamp } = colorsOf(isLit)
  return (
    <svg
      aria-hidden
      viewBox="0 0 300 150"
      preserveAspectRatio="xMinYMax slice"
      className="yard"
      fill={wall}
      stroke={line}
      strokeWidth="2"
      strokeLinejoin="round"
    >
      {/* Without an answer nobody knows how its lists are. */}
      {drawn({ door, lamp, isOpen })[!isLit && isOfMail(place) ? 'email' : place]}
    </svg>
  )
}

type Drawn = { door: string; lamp: string; isOpen: boolean }

const drawn = ({ door, lamp, isOpen }: Drawn): Record<Place, ReactNode> => ({
  // Its flag is down: there is nothing in it.
  email: (
    <>
      <Mailbox door={door} />
      <path d={flagDown} />
    </>
  ),
  // A letter that has arrived.
  failing: (
    <>
      <Mailbox door={door} />
      <path d={flagDown} />
      <path d="M124 149v-38h58v38zM124 111l29 21 29-21" />
      <path fill={lamp} d="M182 94a17 17 0 1 0 .1 0z" />
      <path fill="none" stroke={door} strokeWidth="4" d="M174 111l6 6 10-12" />
    </>
  ),
  // Its flag is up: whatever is in it is fetched.
  suspended: (
    <>
      <Mailbox door={door} />
      <path fill={lamp} d="M72 56V22h20v12H75v22z" />
    </>
  ),
  // Every form is ticked.
  quarantined: (
    <>
      <path d="M46 150V96h12v54z" />
      <path fill={door} d="M4 22h96v86H4zM36 14h32v16H36z" />
      <path fill="none" d="M48 50h38M48 72h38M48 94h24" />
      <path fill="none" stroke={lamp} strokeWidth="4" d="M18 50l6 6 10-12M18 72l6 6 10-12M18 94l6 6 10-12" />
    </>
  ),
  // Nothing has come back.
  bounces: (
    <>
      <Mailbox door={door} />
      <path fill="#0b1120" d="M26 28a18 18 0 0 1 18 18v32H8V46a18 18 0 0 1 18-18z" />
      <path d="M8 79h36l7 14H1z" />
      <path d={flagDown} />
    </>
  ),
  events: chairs.map((x) => <path key={x} fill={door} d={`M${x} 149V84h6v34h24v31h-6v-24h-18v24z`} />),
  leads: (
    <>
      <path d="M1 110h112v7H1zM1 134h112v7H1zM172 110h92v7h-92zM172 134h92v7h-92z" />
      {pickets.map((x) => (
        <path key={x} fill={door} d={`M${x} 149v-46l6-8 6 8v46z`} />
      ))}
      <path d="M112 149V86h12v63zM168 149V86h12v63z" />
      <path fill={lamp} d="M118 74a6 6 0 1 0 .1 0zM174 74a6 6 0 1 0 .1 0z" />
      <path
        fill={door}
        d={isOpen ? 'M168 98l-20 9v40l20-5z' : 'M124 100h44v44h-44zM124 144l44-44M146 100v44'}
      />
    </>
  ),
  campaigns: (
    <>
      <path d="M18 149v-44h6v44zM76 149v-44h6v44z" />
      <path fill={door} d="M2 36h96v70H2z" />
      <path fill={lamp} d="M16 94V78h10v16zM36 94V66h10v28zM56 94V72h10v22zM76 94V50h10v44z" />
      <path d="M150 149V8h5v141z" />
      <path fill={lamp} d="M155 12h60l-14 17 14 17h-60z" />
    </>
  ),
  home: (
    <>
      <path fill={door} d="M4 92h92v9H4zM4 107h92v9H4z" />
      <path d="M12 149V92h5v57zM83 149V92h5v57z" />
      <path fill={door} d="M0 122h100v8H0z" />
      <path d="M128 149a30 30 0 0 1 26-42 34 34 0 0 1 58 16 20 20 0 0 1 12 26z" />
    </>
  ),
})

const Mailbox = ({ door }: { door: string }) => (
  <>
    <path d="M44 150V74h12v76z" />
    <path fill={door} d="M26 22h48a24 24 0 0 1 24 24v32H26z" />
    <path d="M26 22a24 24 0 0 1 24 24v32H2V46a24 24 0 0 1 24-24zM18 52h16" />
  </>
)

const flagDown = 'M74 52h36v17H97v-11H74z'

const chairs = [2, 48, 94, 140, 186, 232]
const pickets = [5, 26, 47, 68, 89, 190, 211, 232, 253]
