export const lengthWords = (minutes: number): string => {
  if (minutes < 120) return `${minutes} minutes`
  const rest = minutes % 60
  const hours = `${Math.floor(minutes / 60)} hours`
  if (rest === 0) return hours
  return `${hours} ${rest} ${rest === 1 ? 'minute' : 'minutes'}`
}

export const lengthFigure = (minutes: number): { value: string; label: string } => {
  if (minutes < 120) return { value: String(minutes), label: 'minutes' }
  const rest = minutes % 60
  const hours = Math.floor(minutes / 60)
  if (rest === 0) return { value: String(hours), label: 'hours' }
  return { value: `${hours} hr ${rest} min`, label: 'in all' }
}
