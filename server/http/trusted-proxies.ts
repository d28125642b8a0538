import { BlockList, isIP, isIPv6 } from 'node:net'

/** Returns whether an address is a trusted proxy. Entries are addresses or ranges such as "10.0.0.0/8". */
export const trustedProxies = (entries: string[]): ((address: string | undefined) => boolean) => {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '')
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}
