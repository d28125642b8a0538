import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** One bucket a visitor: an IPv4 address, or the IPv6 /64 of one household. */
export const visitorBucket = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '')
  return isIPv6(plain) ? `${expand(plain).slice(0, 4).join(':')}::/64` : plain
}

/** Keyed, so that the address cannot be found by trying all of them. */
export const keyedHash = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('hex')

const expand = (address: string): string[] => {
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = groups(head)
  const right = tail === undefined ? [] : groups(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...(tail === undefined ? [] : zeros), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
}

// A trailing IPv4 part is two groups outside the first four: its value does not matter.
const groups = (part: string) =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group))
