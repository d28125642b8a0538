import type { ReactNode } from 'react'
import type { Place } from './place.ts'
import { colorsOf } from './porch.tsx'

/** What is before the house, by part of the app. */
export const Yard = ({ isLit, place }: { isLit: boolean; place: Place }) => {
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
      {drawn(door, lamp)[place]}
    </svg>
  )
}

const drawn = (door: string, lamp: string): Record<Place, ReactNode> => ({
  email: (
    <>
      <path d="M44 150V74h12v76z" />
      <path fill={door} d="M26 22h48a24 24 0 0 1 24 24v32H26z" />
      <path d="M26 22a24 24 0 0 1 24 24v32H2V46a24 24 0 0 1 24-24zM18 52h16" />
      <path fill={lamp} d="M72 56V22h20v12H75v22z" />
      <path d="M112 149v-34h52v34zM112 115l26 19 26-19" />
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
      <path fill={door} d="M168 98l-20 9v40l20-5z" />
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

const chairs = [2, 48, 94, 140, 186, 232]
const pickets = [5, 26, 47, 68, 89, 190, 211, 232, 253]
