import type { Check } from './check.ts'
import { accessChecks } from './checks/access.ts'
import { headerChecks } from './checks/headers.ts'
import { limitChecks } from './checks/limits.ts'
import { originChecks } from './checks/origins.ts'
import { recordChecks } from './checks/records.ts'
import { requestChecks } from './checks/requests.ts'
import { sessionChecks } from './checks/sessions.ts'
import { transportChecks } from './checks/transport.ts'

/** The records of what the others did come last. */
export const checks: Check[] = [
  ...transportChecks,
  ...headerChecks,
  ...originChecks,
  ...accessChecks,
  ...requestChecks,
  ...limitChecks,
  ...sessionChecks,
  ...recordChecks,
]
