export const createSingleFlight = <Answer>() => {
  const inFlight = new Map<string, Promise<Answer>>()
  return (call: readonly unknown[], work: () => Promise<Answer>): Promise<Answer> => {
    const key = JSON.stringify(call)
    const answer = inFlight.get(key) ?? work().finally(() => inFlight.delete(key))
    inFlight.set(key, answer)
    return answer
  }
}
