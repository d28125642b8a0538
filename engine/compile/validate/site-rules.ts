import type { AllCoaches } from '../rules/all-coaches.ts'
import type { Rule } from '../rules/define-rule.ts'
import { hashRule } from '../rules/files/check-hashes.ts'
import { secretRule } from '../rules/files/check-secrets.ts'
import { staffRule } from '../rules/files/check-staff.ts'
import type { StaffOfCoaches } from '../rules/files/check-staff.ts'
import { pageSlugRule } from '../rules/links/check-page-slugs.ts'
import { routeRule } from '../rules/links/check-routes.ts'
import { deadLinkRule } from '../rules/links/dead-links.ts'

export const staffRules: readonly Rule<StaffOfCoaches>[] = [staffRule]

/** Rules of coaches' files that look at site.yaml and staff.yaml, too. */
export const siteFileRules = [hashRule, secretRule]

/** Rules over the summaries of all coaches. */
export const globalRules: readonly Rule<AllCoaches>[] = [routeRule, pageSlugRule, deadLinkRule]
