import type { Fact } from './words.ts'
import { Icon } from './icon.tsx'

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <ul className="facts">
    {facts.map((fact) => (
      <li key={fact.text}>
        <Icon name={fact.icon} />
        {fact.text}
      </li>
    ))}
  </ul>
)
