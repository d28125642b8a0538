import { clsx } from 'clsx'
import { isOfMail, type Place } from './place.ts'

/** Its own colours: it is drawn in the app and at its door, which share no styles. */
const lit = { line: '#c9a85a', wall: '#2a2c38', door: '#3a3735', lamp: '#f2c14e', lampLine: '#ffe9b3' }
const out = { line: '#55658b', wall: '#16213a', door: '#1d2a48', lamp: '#22304f', lampLine: '#55658b' }

export const colorsOf = (isLit: boolean) => (isLit ? lit : out)

type Props = { isLit: boolean; place?: Place; isOpen?: boolean }

/** The door with its lamp: `isLit` while all is well. `place`: where in the app it is drawn. `isOpen`: whoever comes is let in. */
export const Porch = ({ isLit, place, isOpen = false }: Props) => {
  const { line, wall, door, lamp, lampLine } = colorsOf(isLit)
  return (
    <svg
      aria-hidden
      viewBox="0 0 480 400"
      preserveAspectRatio="xMidYMax meet"
      className={clsx('porch', isLit && 'porch-lit')}
      fill="none"
      stroke={line}
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <radialGradient id="porch-glow">
        <stop offset="0" stopColor="#f2c14e" stopOpacity="0.55" />
        <stop offset="0.45" stopColor="#f2c14e" stopOpacity="0.16" />
        <stop offset="1" stopColor="#f2c14e" stopOpacity="0" />
      </radialGradient>
      <path fill={wall} d="M84 330V132h312v198z" />
      <path d="M84 165h312M84 198h312M84 231h312M84 264h312M84 297h312" />
      {isLit && (
        <circle className="porch-glow" cx="352" cy="196" r="200" fill="url(#porch-glow)" stroke="none" />
      )}
      <path
        fill={wall}
        d="M36 132 240 30l204 102zM60 132v198h14V132M406 132v198h14V132M178 330V152h142v178"
      />
      {isOpen ? (
        <>
          <path fill="#f2c14e" fillOpacity="0.8" d="M188 330V162h122v168z" />
          <path fill={door} d="M188 162l42 14v146l-42 8zM198 182l22 7v50h-22zM198 254h22v52l-22 4z" />
        </>
      ) : (
        <>
          <path fill={door} d="M188 330V162h122v168z" />
          <path d="M204 178h38v58h-38zM256 178h38v58h-38zM204 254h38v58h-38zM256 254h38v58h-38z" />
          <path fill={lamp} stroke={lampLine} d="M302 240a4 4 0 1 0 .1 0z" />
        </>
      )}
      {isOfMail(place) && <path fill={wall} d="M229 241h40v8h-40z" />}
      {place === 'events' && (
        <path fill={wall} d="M222 190h54v62h-54zM232 204h34M232 215h34M232 226h24M232 237h30" />
      )}
      {place === 'campaigns' && (
        <path
          fill={isLit ? '#8a6d2c' : wall}
          d="M74 234 14 180M22 187c14-2 20-16 34-12l18 22c-14-4-20 10-34 12z"
        />
      )}
      <path d="M406 156h-54v10M406 172l-16-16" />
      <path fill={lamp} stroke={lampLine} d="M338 172h28l-5 36h-18zM346 172v-6h12v6M346 208v5h12v-5" />
      <path fill={wall} d="M30 330h420v16H30zM150 346h198v18H150zM128 364h242v18H128zM106 382h286v18H106z" />
      <path fill={door} d="M214 322h70l8 8h-86z" />
      <path
        fill={door}
        d="M104 330l6-34h34l6 34zM127 296c-5-12-24-16-26-42 12 2 16 8 19 16-2-16 2-27 7-36 5 9 9 20 7 36 3-8 7-14 19-16-2 26-21 30-26 42z"
      />
    </svg>
  )
}
