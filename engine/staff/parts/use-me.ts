import { getMe } from '../../campaign/staff/me.ts'
import { useAnswer } from '../use-answer.ts'

/** Who is signed in; undefined while that is loading. */
export const useMe = () => useAnswer(getMe, {}).data

/** What somebody may do, as a part of a sentence. */
export const rights = {
  owner: 'may do everything',
  editor: 'may do everything but name staff and erase people',
  viewer: 'may read, and change nothing',
}

/** "operator" signs in on this machine, without an address. */
export const nameOfMe = (me: NonNullable<ReturnType<typeof useMe>>): string =>
  me.name ?? (me.staff.includes('@') ? me.staff : 'Operator')
