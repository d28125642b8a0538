import { contours as hills } from './curve.ts'
import { late, linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'

export const contours: Drawing = {
  box: [800, 900],
  hold: 'fill',
  high: true,
  draw: (random, { ends }) => {
    const [x, y] = [Math.round(470 + random() * 140), Math.round(280 + random() * 90)]
    const [low, high] = [random() * 120, random() * 80]
    const hill = hills(random, { at: [x, y], radius: 360, rings: 8 })
    const knoll = hills(random, { at: [190 + low, 720 + high], radius: 190, rings: 4 })
    return (
      <>
        <path d="M0 0h800v900H0z" fill="var(--paper2)" />
        <path d={hill} fill="var(--accent)" fillOpacity=".1" />
        <path d={knoll} fill="var(--brand)" fillOpacity=".08" />
        <g color="var(--brand)">
          <path
            id={linesId}
            d={hill + knoll}
            fill="none"
            stroke="currentColor"
            strokeOpacity=".55"
            strokeWidth="2"
          />
        </g>
        {ends && (
          <path
            {...late}
            d={`M${Math.round(190 + low)} ${Math.round(720 + high)}Q${x} 640 ${x} ${y}`}
            fill="none"
            stroke="var(--accent)"
            strokeWidth="7"
            strokeLinecap="round"
            strokeDasharray="1 17"
          />
        )}
        <circle cx={x} cy={y} r="11" fill="var(--accent)" stroke="var(--paper)" strokeWidth="4" />
      </>
    )
  },
}
