import type { MarkGenerator } from './mark-generator.ts'

const contourLines = [
  'M300 30c190 0 280 130 260 280S400 580 260 560 30 430 40 270 150 30 300 30z',
  'M310 150c110 0 160 80 150 160S370 460 280 450 150 370 155 280 220 150 310 150z',
]

export const contours: MarkGenerator = (share) => {
  const done = Math.round(share * contourLines.length)
  return (
    <>
      <g fill="none" stroke="var(--brand)" strokeWidth="48">
        {contourLines.map((line, index) => (
          <path key={line} d={line} strokeOpacity={index < done ? undefined : 0.25} />
        ))}
      </g>
      <circle cx="310" cy="300" r="56" fill="var(--accent)" />
    </>
  )
}

const waveCount = 3

export const waves: MarkGenerator = (share) => {
  const done = Math.round(share * waveCount)
  return (
    <>
      <circle cx="420" cy="130" r="100" fill="var(--accent)" />
      <g fill="none" stroke="var(--brand)" strokeWidth="56" strokeLinecap="round">
        {Array.from({ length: waveCount }, (_, index) => (
          <path
            key={index}
            d={`M30 ${300 + index * 125}q90-80 180 0t180 0 180 0`}
            strokeOpacity={index < done ? undefined : 0.25}
          />
        ))}
      </g>
    </>
  )
}

const dotRadii = [36, 56, 76, 56, 76, 92, 76, 92]

export const dots: MarkGenerator = (share) => {
  const done = Math.round(share * dotRadii.length)
  return (
    <>
      {dotRadii.map((radius, index) => (
        <circle
          key={index}
          cx={100 + (index % 3) * 200}
          cy={100 + Math.floor(index / 3) * 200}
          r={radius}
          fill="var(--brand)"
          fillOpacity={index < done ? undefined : 0.25}
        />
      ))}
      <circle cx="500" cy="500" r="98" fill="var(--accent)" />
    </>
  )
}

export const mesh: MarkGenerator = (share) => (
  <>
    <circle cx="300" cy="300" r="300" fill="var(--deep)" />
    <circle cx="240" cy="240" r="190" fill="var(--brand)" />
    <circle cx="370" cy="370" r={Math.round(60 + share * 90)} fill="var(--accent)" />
  </>
)
