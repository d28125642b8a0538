/** Joins equal presses that overlap: a second press gets the answer of the first. */
export const createJoined = <Answer>() => {
  const underWay = new Map<string, Promise<Answer>>()
  return (press: readonly unknown[], act: () => Promise<Answer>): Promise<Answer> => {
    const key = JSON.stringify(press)
    const first = underWay.get(key)
    if (first) return first
    const answer = act().finally(() => underWay.delete(key))
    underWay.set(key, answer)
    return answer
  }
}
