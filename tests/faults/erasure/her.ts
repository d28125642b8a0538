import { createHash } from 'node:crypto'
import { addressHash, unsubscribeToken } from '../../../server/settings/keys.ts'
import type { Words } from './encodings.ts'

export const coach = 'lantern'

/** `late`: of a form that is quarantined until after the backup; `typo`: merged into the others. */
export const addresses = {
  own: 'wilhelmina.grepwell@visitors.example',
  fair: 'wilhelmina.grepwell+fair@visitors.example',
  late: 'wilhelmina.grepwell+late@visitors.example',
  typo: 'wilhelmina.grepwel@visitors.example',
} as const

export const neighbour = 'wilhelm.grepman@visitors.example'

export const her = {
  name: 'Wilhelmina Grépwell',
  phone: '+442079460461',
  trouble: 'My left knee has hurt since Lofoten, "really" & every day <3',
  note: 'Asked at the harbour café whether trains are fine.',
  tag: 'walks with a green stick',
  utm: 'ad-4711-for-wilhelmina',
  network: '198.51.100.77',
} as const

/** Whatever would say that it is she, and hashes with the key of the installation. */
export const wordsOf = (secret: string): Words => ({
  ...addresses,
  ...her,
  trouble: 'left knee has hurt since Lofoten',
  'local part': 'wilhelmina.grep',
  surname: 'Grépwell',
  'surname in ASCII': 'Grepwell',
  'phone as digits': '2079460461',
  'phone as typed': '020 7946 0461',
  ...Object.fromEntries(
    Object.entries(addresses).flatMap(([name, address]) => [
      [`hash of ${name}`, addressHash(secret, address)],
      [`link of ${name}`, unsubscribeToken(secret, coach, address)],
    ]),
  ),
})

export const listMemberOf = (address: string) => createHash('md5').update(address).digest('hex')
