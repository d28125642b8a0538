import { clsx } from 'clsx'

/** The door with its lamp: `isLit` while it waits for visitors, dark while nobody answers. */
export const Porch = ({ isLit }: { isLit: boolean }) => (
  <svg aria-hidden viewBox="0 0 480 400" className={clsx('porch', isLit && 'porch-lit')}>
    <radialGradient id="porch-glow">
      <stop offset="0" stopColor="#f2c14e" stopOpacity="0.55" />
      <stop offset="0.45" stopColor="#f2c14e" stopOpacity="0.16" />
      <stop offset="1" stopColor="#f2c14e" stopOpacity="0" />
    </radialGradient>
    <path className="porch-wall" d="M84 330V132h312v198z" />
    <path d="M84 166h312M84 200h96M318 200h78M84 234h96M318 234h78M84 268h96M318 268h78M84 300h96M318 300h78" />
    {isLit && <circle className="porch-glow" cx="352" cy="196" r="200" />}
    <path className="porch-wall" d="M36 132 240 30l204 102zM60 132v198M74 132v198M406 132v198M420 132v198" />
    <path className="porch-door" d="M186 330V160h126v170z" />
    <path d="M204 178h38v58h-38zM256 178h38v58h-38zM204 254h38v58h-38zM256 254h38v58h-38z" />
    <path className="porch-lamp" d="M298 250a5 5 0 1 0 .1 0z" />
    <path d="M352 168v-10h-16" />
    <path className="porch-lamp" d="M338 172h28l-5 36h-18zM346 172v-6h12v6M346 208v5h12v-5" />
    <path
      className="porch-wall"
      d="M30 330h420v16H30zM150 346h198v18H150zM128 364h242v18H128zM106 382h286v18H106z"
    />
    <path d="M214 322h70l8 8h-86z" />
    <path
      className="porch-door"
      d="M104 330l6-34h34l6 34zM127 296c-4-22-18-24-18-40 14 2 18 16 18 40zm0 0c2-26 16-26 18-46-14 4-20 20-18 46z"
    />
  </svg>
)
