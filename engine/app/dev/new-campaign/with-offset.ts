/** "2027-02-11T18:00" with the offset that this machine's zone has then. */
export const withOffset = (local: string): string => {
  const east = -new Date(local).getTimezoneOffset()
  return `${local}:00${east < 0 ? '-' : '+'}${two(east / 60)}:${two(east % 60)}`
}

const two = (number: number) => String(Math.trunc(Math.abs(number))).padStart(2, '0')
