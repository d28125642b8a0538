import type { Guest } from '../../../campaign/staff/events.ts'

/** By letters of the name or the address: "muller" finds "Müller". */
export const findGuests = (guests: Guest[], text: string): Guest[] =>
  guests.filter(({ name, email }) => plain(`${name ?? ''} ${email}`).includes(plain(text)))

const plain = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
