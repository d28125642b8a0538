type Place = {
  x: number
  y: number
  size: number
  letters: number
  anchor?: 'middle' | undefined
  fill?: string
  isStruck?: boolean
}

/** Words of the page in lines of so many letters, the first at that place. */
export const Written = ({ text, x, y, size, letters, anchor, fill, isStruck }: Place & { text: string }) => (
  <text
    x={x}
    y={y}
    fontFamily="var(--display)"
    fontSize={size}
    fontWeight="var(--hw)"
    textAnchor={anchor}
    fill={fill}
    stroke="none"
    textDecoration={isStruck ? 'line-through' : undefined}
  >
    {linesOf(text, letters).map((line, index) => (
      <tspan key={index} x={x} dy={index === 0 ? 0 : Math.round(size * 1.2)}>
        {line}
      </tspan>
    ))}
  </text>
)

export const linesOf = (text: string, letters: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && line.length <= letters) lines[lines.length - 1] = line
    else lines.push(word)
  }
  return lines
}
