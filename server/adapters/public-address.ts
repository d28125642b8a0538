import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** No campaign file may reach our own networks. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress'
}

const reserved = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(net, bits, 'ipv4')
// Teredo and similar ranges, documentation, 6to4.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  reserved.addSubnet(net, bits, 'ipv6')

const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')

/** IPv4 addresses mapped into IPv6 are not public. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !reserved.check(address, 'ipv4')
  return isIP(address) === 6 && publicV6.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error) return callback(error, '', 0)
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new PrivateAddress('The name leads to a private address.'), '', 0)
    if (options.all) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
}
