/** How many are full: what spills over has half filled the next, and the rest are empty. */
export const fullOf = (count: number) => Math.max(1, Math.round(count / 3))

export const levelOf = (index: number, count: number) => {
  if (index < fullOf(count)) return 1
  return index === fullOf(count) ? 0.5 : 0
}

const floor = 186
const [coin, perLayer] = [13, 3]

/** 160 x 200, with layers of coins. */
export const JarShape = ({ level, coins, lean = 4 }: { level: number; coins: string; lean?: number }) => (
  <>
    <g fill="var(--accent)" stroke={coins} strokeWidth="2">
      {Array.from({ length: Math.round(Math.min(level, 1) * 11) * perLayer }, (_, index) => {
        const [layer, place] = [Math.floor(index / perLayer), index % perLayer]
        const shift = [0, Math.sign(lean) * 3, -2, 2][layer % 4] ?? 0
        const isUnderNeck = layer === 10
        return (
          <rect
            key={index}
            x={(isUnderNeck ? 36 + place * 30 : 28 + place * 35) + shift}
            y={floor - (layer + 1) * coin}
            width={isUnderNeck ? 28 : 34}
            height={coin}
            rx="6"
          />
        )
      })}
    </g>
    <path
      d="M38 12h84M44 12v14c0 10-28 12-28 34v108c0 18 8 26 26 26h76c18 0 26-8 26-26V60c0-22-28-24-28-34V12"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </>
)
