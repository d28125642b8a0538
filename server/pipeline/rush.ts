/**
 * Whether many forms are being stored by this process right now. Leads go first: mails that nobody waits for then leave
 * one at a time, and catch up once it is over.
 */
export type Rush = { during: <Answer>(work: () => Promise<Answer>) => Promise<Answer>; isOn: () => boolean }

/** Forms that are being stored at once. Below this a quiet database stores hundreds a second. */
const many = 6

export const createRush = (): Rush => {
  let storing = 0
  return {
    during: async (work) => {
      storing += 1
      try {
        return await work()
      } finally {
        storing -= 1
      }
    },
    isOn: () => storing >= many,
  }
}

export const noRush: Pick<Rush, 'isOn'> = { isOn: () => false }
