import { clsx } from 'clsx'

type Props = { name: string | null; email: string; large?: boolean }

const hues = 6

/** The initials of a person, always in the same colour; the name is beside them. */
export const Avatar = ({ name, email, large = false }: Props) => (
  <span aria-hidden className={clsx('avatar', `avatar-${hueOf(email)}`, large && 'avatar-large')}>
    {initialsOf(name ?? email)}
  </span>
)

export const initialsOf = (text: string): string => {
  const firsts = text.match(/(?<![\p{L}’'-])\p{L}/gu) ?? ['?']
  const last = text.includes('@') || firsts.length === 1 ? '' : firsts.at(-1)
  return `${firsts[0]}${last}`.toUpperCase()
}

const hueOf = (text: string): number =>
  new TextEncoder().encode(text).reduce((sum, byte) => sum + byte, 0) % hues
