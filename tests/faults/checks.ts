import { clockChecks } from './checks/clock.ts'
import { databaseChecks } from './checks/database.ts'
import { imageChecks } from './checks/images.ts'
import { killPointChecks } from './checks/kill-points.ts'
import { erasedChecks } from './checks/erased.ts'
import { leavingChecks } from './checks/leaving.ts'
import { loadChecks } from './checks/load.ts'
import { logChecks } from './checks/log.ts'
import { mailServerChecks } from './checks/mail-server.ts'
import { mailFaultChecks } from './checks/mail-faults.ts'
import { mailchimpChecks } from './checks/mailchimp.ts'
import { seatChecks } from './checks/seats.ts'
import { processChecks } from './checks/processes.ts'
import { repeatChecks } from './checks/repeats.ts'
import { startChecks } from './checks/start.ts'
import type { Check } from './define-check.ts'

export const checks: Check[] = [
  ...mailServerChecks,
  ...mailFaultChecks,
  ...mailchimpChecks,
  ...imageChecks,
  ...databaseChecks,
  ...startChecks,
  ...processChecks,
  ...killPointChecks,
  ...clockChecks,
  ...seatChecks,
  ...repeatChecks,
  ...leavingChecks,
  ...erasedChecks,
  ...loadChecks,
  // Last: it reads the log of all checks before.
  ...logChecks,
]
