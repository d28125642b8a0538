/** Calendar programs take the entry of a UID with the highest SEQUENCE (RFC 5546). */
export const currentCalendar = (
  calendar: string,
  { sequence, isCancelled }: { sequence: number; isCancelled: boolean },
): string => {
  const counted = calendar.replace('\r\nSEQUENCE:0\r\n', `\r\nSEQUENCE:${sequence}\r\n`)
  if (!isCancelled) return counted
  return counted
    .replace('\r\nMETHOD:PUBLISH\r\n', '\r\nMETHOD:CANCEL\r\n')
    .replace('\r\nEND:VEVENT\r\n', '\r\nSTATUS:CANCELLED\r\nEND:VEVENT\r\n')
}
