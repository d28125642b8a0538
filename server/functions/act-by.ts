import { keyedHash, visitorBucket } from '../http/visitor.ts'
import { Refused } from '../http/refusal.ts'
import type { FunctionCall } from './function.ts'

/** The member of staff who called, and from where; `coach`: the only one whose rows they may see. */
export const actBy = ({ staff, deps, request }: FunctionCall) => {
  if (!staff) throw new Refused('forbidden')
  const ipHash = keyedHash(deps.settings.secret, 'visitor', visitorBucket(request.ip))
  return { staff: staff.staff, coach: staff.coach, ipHash }
}
