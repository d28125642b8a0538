import { clsx } from 'clsx'

/** Its own colours: it is drawn in the app and at its door, which share no styles. */
const lit = { line: '#c9a85a', wall: '#2a2c38', door: '#3a3735', lamp: '#f2c14e', lampLine: '#ffe9b3' }
const out = { line: '#55658b', wall: '#16213a', door: '#1d2a48', lamp: '#22304f', lampLine: '#55658b' }

/** The door with its lamp: `isLit` while all is well. */
export const Porch = ({ isLit }: { isLit: boolean }) => {
  const { line, wall, door, lamp, lampLine } = isLit ? lit : out
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
      <path d="M84 166h312M84 200h96M318 200h78M84 234h96M318 234h78M84 268h96M318 268h78M84 300h96M318 300h78" />
      {isLit && (
        <circle className="porch-glow" cx="352" cy="196" r="200" fill="url(#porch-glow)" stroke="none" />
      )}
      <path fill={wall} d="M36 132 240 30l204 102zM60 132v198M74 132v198M406 132v198M420 132v198" />
      <path fill={door} d="M186 330V160h126v170z" />
      <path d="M204 178h38v58h-38zM256 178h38v58h-38zM204 254h38v58h-38zM256 254h38v58h-38z" />
      <path fill={lamp} stroke={lampLine} d="M298 250a5 5 0 1 0 .1 0z" />
      <path d="M352 168v-10h-16" />
      <path fill={lamp} stroke={lampLine} d="M338 172h28l-5 36h-18zM346 172v-6h12v6M346 208v5h12v-5" />
      <path fill={wall} d="M30 330h420v16H30zM150 346h198v18H150zM128 364h242v18H128zM106 382h286v18H106z" />
      <path d="M214 322h70l8 8h-86z" />
      <path
        fill={door}
        d="M104 330l6-34h34l6 34zM127 296c-4-22-18-24-18-40 14 2 18 16 18 40zm0 0c2-26 16-26 18-46-14 4-20 20-18 46z"
      />
    </svg>
  )
}
