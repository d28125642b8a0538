/** Within a segment of a half fruit, from angle to angle: where at the height `y` there is most room around a digit. */
export const segmentMiddle = (from: number, to: number, y: number) => {
  const roomAt = (x: number) =>
    Math.min(
      digit,
      y * Math.cos(from) - x * Math.sin(from),
      x * Math.sin(to) - y * Math.cos(to),
      rim - Math.hypot(x, y),
    )
  const places = Array.from({ length: rim / step }, (_, index) => index * step)
  const first = places.reduce((best, x) => (roomAt(x) > roomAt(best) ? x : best))
  const last = places.reduce((best, x) => (roomAt(x) >= roomAt(best) ? x : best))
  return (first + last) / 2
}

const rim = 416
const step = 4
/** Beyond that, more room is not better. */
const digit = 64
