import { join } from 'node:path'
import type { ServedSite } from '../engine/campaign/release/release.ts'
import { readRelease } from '../server/release/read-release.ts'

export const readSite = (dist = join(import.meta.dirname, '..', 'dist')): ServedSite => readRelease(dist).site
