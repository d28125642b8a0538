import type { MarkGenerator } from './mark-generator.ts'

const places = [
  [90, 500],
  [230, 545],
  [370, 545],
  [510, 500],
] as const

/** A lamp and a row of seats; as many are lit as are taken. */
export const seatsMark: MarkGenerator = (share) => {
  const lit = Math.round(share * places.length)
  return (
    <>
      <path d="M235 150L60 440h480L365 150z" fill="var(--accent)" fillOpacity=".4" />
      <path d="M180 20h240l-50 130H230z" fill="var(--brand)" />
      {places.map(([x, y], index) => (
        <circle key={x} cx={x} cy={y} r="55" fill={index < lit ? 'var(--accent)' : 'var(--brand)'} />
      ))}
    </>
  )
}
