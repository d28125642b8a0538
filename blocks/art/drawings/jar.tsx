/** The first jar is full, and what spills over has reached those after it. */
export const levelOf = (index: number, count: number) => Math.max(1.15 - (index * 1.1) / count, 0.12)

const floor = 186
const [coin, perLayer] = [13, 3]

/** 160 x 200, with layers of coins. */
export const JarShape = ({ level, coins, lean = 4 }: { level: number; coins: string; lean?: number }) => (
  <>
    <g fill="var(--accent)" stroke={coins} strokeWidth="2">
      {Array.from({ length: Math.round(Math.min(level, 1) * 11) * perLayer }, (_, index) => {
        const [layer, place] = [Math.floor(index / perLayer), index % perLayer]
        const shift = [0, lean, -4, 3][layer % 4] ?? 0
        const isUnderNeck = layer === 10
        return (
          <rect
            key={index}
            x={(isUnderNeck ? 35 + place * 30 : 25 + place * 37) + shift}
            y={floor - (layer + 1) * coin}
            width={isUnderNeck ? 29 : 36}
            height={coin}
            rx="4"
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
