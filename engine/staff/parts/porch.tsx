import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Its own colours: it is drawn in the app and at its door, which share no styles. */
const lit = { line: '#c9a85a', wall: '#2a2c38', door: '#3a3735', lamp: '#f2c14e', lampLine: '#ffe9b3' }
const out = { line: '#55658b', wall: '#16213a', door: '#1d2a48', lamp: '#22304f', lampLine: '#55658b' }

export const colorsOf = (isLit: boolean) => (isLit ? lit : out)

type Props = {
  isLit: boolean
  /** Whoever comes is let in. */
  isOpen?: boolean
  /** What else is on it. */
  children?: ReactNode
}

/** The door with its lamp: `isLit` while all is well. Near (`scene.css`), it is wider than the picture, and has no roof. */
export const Porch = ({ isLit, isOpen = false, children }: Props) => {
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
      <path className="porch-near" display="none" fill={wall} d="M-600 132h1680v198H-600z" />
      <path className="porch-far" fill={wall} d="M84 330V132h312v198z" />
      <path
        className="porch-near"
        display="none"
        d="M-600 165h1680M-600 198h1680M-600 231h1680M-600 264h1680M-600 297h1680"
      />
      <path className="porch-far" d="M84 165h312M84 198h312M84 231h312M84 264h312M84 297h312" />
      {isLit && (
        <circle className="porch-glow" cx="352" cy="196" r="200" fill="url(#porch-glow)" stroke="none" />
      )}
      <path className="porch-far" fill={wall} d="M36 132 240 30l204 102z" />
      <path fill={wall} d="M60 132v198h14V132M406 132v198h14V132M178 330V152h142v178" />
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
      <path d="M406 156h-54v10M406 172l-16-16" />
      <path fill={lamp} stroke={lampLine} d="M338 172h28l-5 36h-18zM346 172v-6h12v6M346 208v5h12v-5" />
      <path
        className="porch-near"
        display="none"
        fill={wall}
        d="M-600 118h1680v14H-600zM-600 330h1680v16H-600z"
      />
      <path className="porch-far" fill={wall} d="M30 330h420v16H30z" />
      <path fill={wall} d="M150 346h198v18H150zM128 364h242v18H128zM106 382h286v17H106z" />
      <path fill={door} d="M214 322h70l8 8h-86z" />
      {children ?? <Plant door={door} />}
    </svg>
  )
}

export const Plant = ({ door }: { door: string }) => (
  <path
    fill={door}
    d="M104 330l6-34h34l6 34zM127 296c-5-12-24-16-26-42 12 2 16 8 19 16-2-16 2-27 7-36 5 9 9 20 7 36 3-8 7-14 19-16-2 26-21 30-26 42z"
  />
)
