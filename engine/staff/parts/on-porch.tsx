import type { ReactNode } from 'react'
import { isOfMail, type Place } from './place.ts'
import { colorsOf, Plant } from './porch.tsx'

type Props = { place: Place; isLit: boolean; isGone: boolean }

/** What tells one scene from another: it is on the porch, where a phone shows it, too. */
export const OnPorch = ({ place, isLit, isGone }: Props) => {
  const { line, wall, door, lamp } = colorsOf(isLit)
  if (isGone) return <Lantern />
  return (
    <g fill={wall} stroke={line}>
      {isOfMail(place) && <path d="M229 241h40v8h-40z" />}
      {drawn({ wall, door, lamp, isLit })[place]}
    </g>
  )
}

/** Somebody looks for it. */
const Lantern = () => {
  const { line, wall, lamp } = colorsOf(true)
  return (
    <g fill={wall} stroke={line}>
      <circle cx="127" cy="300" r="120" fill="url(#porch-glow)" stroke="none" />
      <path fill="none" d="M115 268a12 15 0 1 1 24 0" />
      <path fill={lamp} d="M112 280h30l4 40h-38z" />
      <path d="M115 268h24l6 12h-36zM104 320h46v10h-46zM127 280v40" />
    </g>
  )
}

type Drawn = { wall: string; door: string; lamp: string; isLit: boolean }

const drawn = ({ wall, door, lamp, isLit }: Drawn): Record<Place, ReactNode> => ({
  // A cat waits with you; the note says that somebody will be back.
  home: (
    <>
      <Plant door={door} />
      {isLit ? (
        <path
          fill={door}
          d="M340 330c-5-22 2-38 11-46-5-6-5-16-3-26l9 7h10l9-7c2 10 2 20-3 26 10 8 17 24 13 46zM385 330c14 0 17-16 8-26"
        />
      ) : (
        <path d="M218 192h60v66h-60zM230 208h36M230 222h36M230 236h20" />
      )}
    </>
  ),
  // A sign hangs on the knob.
  leads: (
    <>
      <Plant door={door} />
      {!isLit && <path d="M302 246l-11 14v36h22v-36zM296 274h12M296 284h12" />}
    </>
  ),
  // Down on one side, nobody knows how it goes.
  campaigns: isLit ? (
    <>
      <Plant door={door} />
      <path fill="none" d="M74 136q166 44 332 0" />
      {pennants.map((x, at) => (
        <path key={x} fill={at % 2 === 0 ? lamp : door} d={pennantAt(x)} />
      ))}
    </>
  ) : (
    <>
      <path fill="none" d="M84 136q34 86 20 194" />
      {[160, 194, 228, 262, 296].map((y) => (
        <path key={y} fill={door} d={`M${fallenAt(y)} ${y}l26 10-25 14z`} />
      ))}
    </>
  ),
  // One has fallen over.
  events: (
    <g fill={door}>
      <path
        d="M98 330v-92h8v48h48v44h-8v-34h-40v34z"
        {...(!isLit && { transform: 'translate(78) rotate(-90 98 330)' })}
      />
      <path d="M384 330v-92h-8v48h-48v44h8v-34h40v34z" />
    </g>
  ),
  // The list hangs on one pin.
  door: (
    <>
      <Plant door={door} />
      <g {...(!isLit && { transform: 'rotate(9 210 182)' })}>
        <path d="M204 178h90v122h-90zM216 194h44" />
        {[210, 230, 250, 270].map((y) => (
          <path key={y} d={`M216 ${y}h11v11h-11zM236 ${y + 6}h46`} />
        ))}
      </g>
    </>
  ),
  // The bicycle of whoever carries it.
  queue: (
    <g fill="none">
      <path d="M98 284a23 23 0 1 0 .1 0zM158 284a23 23 0 1 0 .1 0z" />
      <path d="M98 307l17-40h32l11 40M132 307l-17-40M98 307h34l15-40M106 260h18M115 267l-3-7M147 267l-5-18h14" />
      <path fill={door} d="M150 244h26l-4 18h-19z" />
    </g>
  ),
  // A letter has arrived.
  failing: (
    <>
      <Plant door={door} />
      <path d="M213 196h72v47h-72zM213 196l36 28 36-28M207 241h84v9h-84z" />
      {isLit && (
        <>
          <path fill={lamp} d="M285 180a16 16 0 1 0 .1 0z" />
          <path fill="none" stroke={door} strokeWidth="3" d="M278 196l5 5 9-11" />
        </>
      )}
    </>
  ),
  // Each has its light.
  suspended: (
    <>
      <Plant door={door} />
      <path fill="none" d="M74 136q166 44 332 0" />
      {bulbs.map((x) => (
        <g key={x}>
          {isLit && <circle cx={x} cy={cordAt(x) + 17} r="26" fill="url(#porch-glow)" stroke="none" />}
          <path d={`M${x - 4} ${cordAt(x)}h8v7h-8z`} />
          <circle fill={lamp} cx={x} cy={cordAt(x) + 16} r="9" />
        </g>
      ))}
    </>
  ),
  // Nobody is kept waiting at the gate.
  quarantined: (
    <g fill={door}>
      {isLit ? (
        <path d="M118 322l-38-9v72l38 11zM108 320v73M94 317v72M380 322l38-9v72l-38 11zM390 320v73M404 317v72" />
      ) : (
        <path d="M130 322h238v68H130zM249 322v68M160 322v68M190 322v68M220 322v68M278 322v68M308 322v68M338 322v68" />
      )}
      <path d="M118 399v-88h12v88zM368 399v-88h12v88z" />
      <path fill={lamp} d="M124 298a6 6 0 1 0 .1 0zM374 298a6 6 0 1 0 .1 0z" />
    </g>
  ),
  // The basket for what comes back; it has fallen over.
  bounces: (
    <>
      <path d="M94 208h66v46h-66z" />
      <path fill="none" d="M144 242v-5a10 10 0 0 0-10-10h-24M119 218l-9 9 9 9" />
      {isLit ? (
        <>
          <path fill={door} d="M88 276h80l-9 54H97z" />
          <path d="M108 276l5 54M128 276v54M148 276l-5 54M91 294h74M94 312h68" />
        </>
      ) : (
        <>
          <path fill={door} d="M118 272l46 7q8 24 0 51h-46z" />
          <path fill="none" d="M133 274q12 28 0 56M149 277q10 26 0 53M128 291l40 3M128 311l40 1" />
          <ellipse cx="118" cy="301" rx="10" ry="29" />
          <path d="M79 315h24v15H79zM79 315l12 9 12-9" />
        </>
      )}
    </>
  ),
  // Its lid is down, and nothing is in it.
  mailbox: (
    <>
      <path d="M122 330v-56h12v56z" />
      <path fill={door} d="M108 206h38a25 25 0 0 1 25 25v43h-63z" />
      <path fill={isLit ? '#0b1120' : wall} d="M108 206a25 25 0 0 1 25 25v43H83v-43a25 25 0 0 1 25-25z" />
      <path d={isLit ? 'M83 274h50l5 18H78z' : 'M100 240h16'} />
      <path d="M146 236h28v12h-19v-5h-9z" />
    </>
  ),
  // A key hangs by the door.
  you: (
    <g fill={door}>
      <path d="M124 184h6v14h-6zM120 228h14v62h-14zM134 262h16v9h-16zM134 277h11v9h-11z" />
      <path d="M127 192a20 20 0 1 0 .1 0zM127 203a9 9 0 1 1-.1 0z" />
    </g>
  ),
  // Nobody had to open it.
  tools: (
    <>
      <path fill="none" d="M112 280v-16h34v16" />
      <path fill={door} d="M88 296h82v34H88zM88 296l8-16h66l8 16z" />
      <path fill={lamp} d="M122 290h14v14h-14z" />
    </>
  ),
})

/** Of a cord from post to post, which hangs through. */
const cordAt = (x: number) => 158 - ((x - 240) / 166) ** 2 * 22

const pennantAt = (x: number) =>
  `M${x - 11} ${cordAt(x - 11)}L${x + 11} ${cordAt(x + 11)} ${x} ${cordAt(x) + 22}z`

const fallenAt = (y: number) =>
  Math.round(84 + ((y - 136) / 194) * 20 + 12 * Math.sin((Math.PI * (y - 136)) / 194))

const pennants = [98, 128, 158, 188, 218, 248, 278, 308]
const bulbs = [94, 132, 170, 208, 246, 284, 322]
